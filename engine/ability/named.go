package ability

import "slices"

// The arguments of a node by the names that the schema gives the parameters, so that code
// says in.Node.Cards() and not which of the arguments they are. Which argument that is of
// an operation is worked out as the operation is declared; to ask for a parameter that an
// operation doesn't have is a mistake of the program, and panics.

// parameterName is a name that several operations have for a parameter.
type parameterName uint8

// The names.
const (
	paramAgainst parameterName = iota
	paramArea
	paramAreas
	paramAt
	paramBefore
	paramBeneath
	paramBy
	paramCards
	paramChooser
	paramColor
	paramCondition
	paramDescription
	paramEvent
	paramFaceoffs
	paramFit
	paramFrom
	paramHosts
	paramInvolving
	paramKind
	paramLeast
	paramLeft
	paramLess
	paramMargin
	paramMine
	paramModel
	paramModels
	paramMost
	paramN
	paramOf
	paramOn
	paramOne
	paramOther
	paramPer
	paramPlayer
	paramPlayers
	paramPower
	paramProblems
	paramRight
	paramStatement
	paramTime
	paramTo
	paramToken
	paramTroublemaker
	paramTroublemakers
	paramType
	paramWhat
	paramWith
	paramWord
	paramZone
	parameterNames
)

// parameterWords are the names as the schema writes them.
var parameterWords = [parameterNames]string{
	paramAgainst:       "against",
	paramArea:          "area",
	paramAreas:         "areas",
	paramAt:            "at",
	paramBefore:        "before",
	paramBeneath:       "beneath",
	paramBy:            "by",
	paramCards:         "cards",
	paramChooser:       "chooser",
	paramColor:         "color",
	paramCondition:     "condition",
	paramDescription:   "description",
	paramEvent:         "event",
	paramFaceoffs:      "faceoffs",
	paramFit:           "fit",
	paramFrom:          "from",
	paramHosts:         "hosts",
	paramInvolving:     "involving",
	paramKind:          "kind",
	paramLeast:         "least",
	paramLeft:          "left",
	paramLess:          "less",
	paramMargin:        "margin",
	paramMine:          "mine",
	paramModel:         "model",
	paramModels:        "models",
	paramMost:          "most",
	paramN:             "n",
	paramOf:            "of",
	paramOn:            "on",
	paramOne:           "one",
	paramOther:         "other",
	paramPer:           "per",
	paramPlayer:        "player",
	paramPlayers:       "players",
	paramPower:         "power",
	paramProblems:      "problems",
	paramRight:         "right",
	paramStatement:     "statement",
	paramTime:          "time",
	paramTo:            "to",
	paramToken:         "token",
	paramTroublemaker:  "troublemaker",
	paramTroublemakers: "troublemakers",
	paramType:          "type",
	paramWhat:          "what",
	paramWith:          "with",
	paramWord:          "word",
	paramZone:          "zone",
}

// places are where operations have a parameter of a name: its place from 1, 0 for those
// that have none.
var places [parameterNames][64 * opWords]uint8

// notePlaces notes where an operation has its parameters.
func notePlaces(e *Entry) {
	for name, word := range parameterWords {
		for i, p := range e.Params {
			if p.Name == word {
				places[name][e.Op] = uint8(i + 1)
			}
		}
	}
}

// named gives the argument for a parameter, nil where it was not given and has no default.
func (n *Node) named(p parameterName) *Node { return n.Args[places[p][n.Op]-1] }

// set puts another argument in the place of the one for a parameter.
func (n *Node) set(p parameterName, to *Node) { n.Args[places[p][n.Op]-1] = to }

// SetCards makes it be about other cards.
func (n *Node) SetCards(to *Node) { n.set(paramCards, to) }

// SetCondition gives it another condition.
func (n *Node) SetCondition(to *Node) { n.set(paramCondition, to) }

// SetDescription gives an attachment another host description (509.4); nil for that of its hosts.
func (n *Node) SetDescription(to *Node) { n.set(paramDescription, to) }

// SetFrom gives it another area to come from.
func (n *Node) SetFrom(from *Node) { n.set(paramFrom, from) }

// SetN gives it another number.
func (n *Node) SetN(to *Node) { n.set(paramN, to) }

// SetTo lets cards go to another area.
func (n *Node) SetTo(to *Node) { n.set(paramTo, to) }

// Says reports whether one of the arguments is just the word: in what state a card enters play.
func (n *Node) Says(word Op) bool {
	return slices.ContainsFunc(n.Args, func(a *Node) bool { return a != nil && a.Op == word })
}

// Affected is the cards that it is about, or that the event is about which can't happen;
// nil if it is about none.
func (n *Node) Affected() *Node {
	if n.Op == Cant {
		return n.Event().Affected()
	}
	for i, p := range n.Op.Entry().Params {
		if p.Kind == Cards && i < len(n.Args) {
			return n.Args[i]
		}
	}
	return nil
}

// Subject is what it is about first, whatever the schema calls it; nil if it has no
// parameters.
func (n *Node) Subject() *Node { return n.Arg(0) }

// Against is the cards on the other side of a faceoff.
func (n *Node) Against() *Node { return n.named(paramAgainst) }

// Area is the area.
func (n *Node) Area() *Node { return n.named(paramArea) }

// Areas is areas to choose among.
func (n *Node) Areas() *Node { return n.named(paramAreas) }

// At is when a card may be played.
func (n *Node) At() *Node { return n.named(paramAt) }

// Before is the phase before which one is added.
func (n *Node) Before() *Node { return n.named(paramBefore) }

// Beneath is the card beneath which cards are.
func (n *Node) Beneath() *Node { return n.named(paramBeneath) }

// By is the player who does it, or to whom it happens.
func (n *Node) By() *Node { return n.named(paramBy) }

// Cards is the cards that it is about.
func (n *Node) Cards() *Node { return n.named(paramCards) }

// Chooser is the player who chooses a pile.
func (n *Node) Chooser() *Node { return n.named(paramChooser) }

// Color is the color.
func (n *Node) Color() *Node { return n.named(paramColor) }

// Condition is the condition.
func (n *Node) Condition() *Node { return n.named(paramCondition) }

// Description is what the text calls the host.
func (n *Node) Description() *Node { return n.named(paramDescription) }

// Event is the event.
func (n *Node) Event() *Node { return n.named(paramEvent) }

// Faceoffs is whether it is about faceoffs too.
func (n *Node) Faceoffs() *Node { return n.named(paramFaceoffs) }

// Fit is the description that other cards fit.
func (n *Node) Fit() *Node { return n.named(paramFit) }

// From is the area or zone from which a card comes, or the card that tokens come from.
func (n *Node) From() *Node { return n.named(paramFrom) }

// Hosts is the cards on which it is played.
func (n *Node) Hosts() *Node { return n.named(paramHosts) }

// Involving is the cards that a faceoff involves.
func (n *Node) Involving() *Node { return n.named(paramInvolving) }

// OfKind is the kind of faceoff.
func (n *Node) OfKind() *Node { return n.named(paramKind) }

// Least is the lowest number.
func (n *Node) Least() *Node { return n.named(paramLeast) }

// Left is what stands left of an operator.
func (n *Node) Left() *Node { return n.named(paramLeft) }

// Less is how much less is paid.
func (n *Node) Less() *Node { return n.named(paramLess) }

// Margin is by how much a faceoff is won at least.
func (n *Node) Margin() *Node { return n.named(paramMargin) }

// Mine is the cards on one side of a faceoff.
func (n *Node) Mine() *Node { return n.named(paramMine) }

// Model is the card whose abilities are taken.
func (n *Node) Model() *Node { return n.named(paramModel) }

// Models is the cards whose colors are taken.
func (n *Node) Models() *Node { return n.named(paramModels) }

// Most is the highest number.
func (n *Node) Most() *Node { return n.named(paramMost) }

// N is how many.
func (n *Node) N() *Node { return n.named(paramN) }

// Of is the player whose it is.
func (n *Node) Of() *Node { return n.named(paramOf) }

// On is the host.
func (n *Node) On() *Node { return n.named(paramOn) }

// One is the first of two.
func (n *Node) One() *Node { return n.named(paramOne) }

// Other is the second of two.
func (n *Node) Other() *Node { return n.named(paramOther) }

// Per is the time in which it counts.
func (n *Node) Per() *Node { return n.named(paramPer) }

// Player is the player whose it is or who is asked about.
func (n *Node) Player() *Node { return n.named(paramPlayer) }

// Players is the players that it is about.
func (n *Node) Players() *Node { return n.named(paramPlayers) }

// Power is the power.
func (n *Node) Power() *Node { return n.named(paramPower) }

// Problems is the Problems.
func (n *Node) Problems() *Node { return n.named(paramProblems) }

// Right is what stands right of an operator.
func (n *Node) Right() *Node { return n.named(paramRight) }

// Statement is what is guessed.
func (n *Node) Statement() *Node { return n.named(paramStatement) }

// Time is the phase, step or turn.
func (n *Node) Time() *Node { return n.named(paramTime) }

// To is the area to which cards go, or the card to which they are attached.
func (n *Node) To() *Node { return n.named(paramTo) }

// Token is what is printed on tokens.
func (n *Node) Token() *Node { return n.named(paramToken) }

// Troublemaker is the Troublemaker.
func (n *Node) Troublemaker() *Node { return n.named(paramTroublemaker) }

// Troublemakers is the Troublemakers.
func (n *Node) Troublemakers() *Node { return n.named(paramTroublemakers) }

// OfType is the type of a token.
func (n *Node) OfType() *Node { return n.named(paramType) }

// What is the value.
func (n *Node) What() *Node { return n.named(paramWhat) }

// With is the cards with whom.
func (n *Node) With() *Node { return n.named(paramWith) }

// Word is the word.
func (n *Node) Word() *Node { return n.named(paramWord) }

// Zone is the zone.
func (n *Node) Zone() *Node { return n.named(paramZone) }
