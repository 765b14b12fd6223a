import { part, showNotice } from '#app/lib/page-script/page-parts.ts'
import { turnOff } from '#app/ui/buttons/off.ts'
import { ROUNDS } from '../../../rules/rounds.ts'
import { QUIZ_TEXTS } from '../../../rules/texts.ts'
import { type Move, type PlayNotice, type PlayState, roundTitle, type Side } from '../../rules/moves.ts'
import { followClicks, showLeaving, showPicture } from './card-view.ts'
import { type Arrival, followPictures } from './picture-arrival.ts'
import { followPointing } from './pointing.ts'
import { followKeys } from './quiz-keys.ts'

const SIDES = ['left', 'right'] as const
const NOTICES = [
  'resumed',
  'resumedInstead',
  'resumedForTwo',
  'resultKept',
  'noOptions',
  'selectionFailed',
  'skipFailed',
] satisfies PlayNotice[]

/**
 * Takes over the round in the server's page.
 *
 * @param make called with each move of the person
 * @returns a function that shows a state that has a pair
 */
export function takeOverRound(round: HTMLElement, make: (move: Move) => void): (state: PlayState) => void {
  let state: PlayState | undefined
  let arrival: Arrival | undefined
  let tooEarly: object | undefined
  const showArrival = (changed: Arrival) => {
    arrival = changed
    if (!state) return
    drawPictures(round, state, changed)
    say()
  }
  const say = () => {
    const isTooEarly = tooEarly !== undefined && tooEarly === state?.session.pairing
    const pictures = arrival?.hasArrived ? QUIZ_TEXTS.picturesHere : QUIZ_TEXTS.picturesLoading
    const [text, status] = [isTooEarly ? pictures : (state?.announcement ?? ''), part('status', round)]
    // The same text again would be read aloud again.
    if (status.textContent !== text) status.textContent = text
  }
  const load = followPictures(showArrival)
  const forgetPointing = followPointing(part('pair', round))
  // A key must not choose from a pair that nobody has seen yet. A pointer may: its owner looks at the picture.
  const choose = (side: Side, isByKey: boolean) => {
    if (!isByKey || arrival?.hasArrived) return make(side)
    tooEarly = state?.session.pairing
    say()
  }
  for (const side of SIDES) followClicks(part(side, round), (isByKey) => choose(side, isByKey))
  followButtons(round, make)
  const areKeysOn = () => round.isConnected && !part('keys', round).hidden
  followKeys(areKeysOn, (move) => (move === 'left' || move === 'right' ? choose(move, true) : make(move)))
  return (next) => {
    const isOther = next.session !== state?.session
    state = next
    if (isOther) forgetPointing()
    drawRound(round, next)
    if (isOther) load(next.session)
    say()
  }
}

function followButtons(round: HTMLElement, make: (move: Move) => void): void {
  for (const move of ['back', 'skip'] as const) part(move, round).addEventListener('click', () => make(move))
  const [keys, toggle] = [part('keys', round), part('keys-toggle', round)]
  toggle.addEventListener('click', () => {
    keys.hidden = !keys.hidden
    toggle.textContent = keys.hidden ? 'Keys on' : 'Keys off'
  })
}

/** Draws all but the pictures, which follow once they are asked for. */
function drawRound(round: HTMLElement, { session, leaving, notice }: PlayState): void {
  const answered = session.selections.length
  const progress = round.querySelector('[role=progressbar]')!
  progress.setAttribute('aria-valuenow', String(answered))
  const line = progress.firstElementChild as HTMLElement
  line.style.transform = `scaleX(${answered / ROUNDS})`
  round.querySelector('h1')!.textContent = roundTitle(session)
  part('room', round).textContent = session.pairing!.roomType
  turnOff(part('back', round), session.steps.length === 0)
  for (const name of NOTICES) showNotice(part(name, round), name === notice)
  for (const side of SIDES) showLeaving(part(side, round), leaving?.side === side ? leaving.image : undefined)
}

function drawPictures(round: HTMLElement, { session }: PlayState, arrival: Arrival): void {
  const { leftImage, rightImage } = session.pairing!
  showPicture(part('left', round), leftImage, arrival.attempt)
  showPicture(part('right', round), rightImage, arrival.attempt)
  for (const side of SIDES) turnOff(part(side, round), arrival.isWaiting)
  part('pair', round).toggleAttribute('data-arrived', arrival.hasArrived)
  showNotice(part('picturesWait', round), arrival.isWaiting)
}
