/** The script of the page that plays the quiz. */

import { dataIn } from '#app/lib/page-script/page-data.ts'
import type { StoredResult } from '../../../result/rules/collage.ts'
import { type Arrival, addressForTwo, type Welcome, welcomeOf } from '../../rules/arrival.ts'
import { firstNotice } from '../../rules/first-notice.ts'
import type { Move, PlayNotice, PlayState } from '../../rules/moves.ts'
import { tasteAt } from '../../rules/taste.ts'
import { VISIT_DATA, type VisitData } from '../../rules/visit.ts'
import { forgetResults, type StoredQuiz, setResultAside } from '../stored-quiz.ts'
import { arrivalOf, historyOf, type StoredHere, storedHere } from './arrive.ts'
import { markPlace, placeMark } from './place.ts'
import { openPlay } from './play.ts'
import { showChoices } from './result-view.ts'
import { attendResult, save, showFailure } from './save.ts'
import { firstScreen, show, waitingScreen } from './screens.ts'
import { reloadWhenStale } from './stale.ts'

const visit = dataIn<VisitData>(document, VISIT_DATA)
if (visit) arrive(visit)
reloadWhenStale()

/** Begins the visit, or goes on to the address of the quiz for two that was left. */
function arrive(visit: VisitData): void {
  const stored = storedHere()
  const arrival = arrivalOf(visit, stored)
  const welcome = welcomeOf(arrival)
  const forTwo = addressForTwo(arrival, welcome, { begun: stored.kept?.pairToken, now: visit.pair?.token })
  if (forTwo) {
    show(waitingScreen())
    location.replace(forTwo)
  } else showFirst(visit, stored, arrival, welcome)
}

function showFirst(visit: VisitData, stored: StoredHere, arrival: Arrival, welcome: Welcome): void {
  const isPending = welcome === 'save pending'
  if (visit.isMember && !isPending) forgetResults()
  else if (welcome === 'restart') setResultAside()
  if (isPending) reopen(visit, stored.pending!, { isWelcome: true })
  else if (welcome === 'show known') reopen(visit, stored.known!, { isKnown: true })
  else if (welcome === 'show saved') {
    show(firstScreen())
    attendResult(visit, visit.saved!, { isWelcome: true, isPlayed: false })
  } else {
    const history = historyOf(visit, stored)
    const notice = firstNotice(arrival, welcome, history)
    // What was finished alone, or for another pair, is added to no pair before its owner says so.
    const isOwn = history.isForTwoNow && arrival.kept === 'finished'
    if (welcome === 'resume') openQuiz(visit, isOwn ? stored.kept : undefined).start(stored.kept!, notice)
    else begin(visit, welcome, notice)
  }
  // The address's choice has been used, so a reload resumes the quiz.
  if (!isPending && (tasteAt(arrival.flags) || welcome === 'restart')) markPlace()
}

/** Shows a result that this browser stores, or saves it. */
function reopen(
  visit: VisitData,
  { selections, style }: StoredResult,
  how: { isKnown: true } | { isWelcome: true },
): void {
  const screen = waitingScreen()
  const occasion = { wait: () => show(screen), fail: showFailure, isFresh: false, isPlayed: false }
  void save(visit, { selections, taken: style, ...how }, occasion)
}

/** @param own a finished quiz that was not played for the pair of this visit */
function openQuiz(visit: VisitData, own?: StoredQuiz) {
  const token = own ? own.pairToken : visit.pair?.token
  return openPlay(visit.images, token, (state) => end(visit, state, own ? false : undefined))
}

function begin(visit: VisitData, welcome: Welcome, notice: PlayNotice | undefined): void {
  const { seed, steps } = visit
  const quiz = openQuiz(visit)
  quiz.start({ seed, steps: welcome === 'restart' ? [] : steps }, notice)
  // Chosen before this script was here.
  const { firstQuizMove } = window as { firstQuizMove?: Move }
  if (welcome === 'begin' && firstQuizMove) quiz.make(firstQuizMove)
}

function end(
  visit: VisitData,
  { session: { selections }, leaving }: PlayState,
  isBrought: false | undefined,
): void {
  const wait = () => showChoices(selections, visit.images)
  const isFresh = leaving !== undefined
  const occasion = { wait, fail: showFailure, isFresh, isPlayed: true }
  // A member who returns to a quiz may have another style by now, so it is not saved again.
  const mark = isFresh ? undefined : placeMark()
  void save(
    visit,
    { selections, taken: mark?.taken, isKnown: visit.isMember && mark !== undefined, isBrought },
    occasion,
  )
}
