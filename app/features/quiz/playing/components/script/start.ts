/** The script of the page that plays the quiz. */

import { dataIn } from '#app/lib/page-script/page-data.ts'
import type { StoredResult } from '../../../result/rules/collage.ts'
import { type Welcome, welcomeOf } from '../../rules/arrival.ts'
import type { Move, PlayState } from '../../rules/moves.ts'
import { tasteAt } from '../../rules/taste.ts'
import { stateOf, VISIT_DATA, type VisitData } from '../../rules/visit.ts'
import { forgetResults, pendingResult, quizElsewhere, storedQuiz, storedResult } from '../stored-quiz.ts'
import { markPlace, placeMark } from './place.ts'
import { openPlay } from './play.ts'
import { showChoices } from './result-view.ts'
import { attendResult, save, showFailure } from './save.ts'
import { firstScreen, show, waitingScreen } from './screens.ts'
import { reloadWhenStale } from './stale.ts'

const visit = dataIn<VisitData>(document, VISIT_DATA)
if (visit) arrive(visit)
reloadWhenStale()

/** Begins the visit. */
function arrive(visit: VisitData): void {
  const { isMember, saved, pair } = visit
  const flags = new URLSearchParams(location.search)
  const own = storedQuiz()
  const [kept, pending, known] = [own ?? quizElsewhere(), pendingResult(), storedResult()]
  const welcome = welcomeOf({
    flags,
    isMember,
    hasPending: pending !== undefined,
    hasSaved: saved !== null,
    hasKnown: known !== undefined,
    kept: stateOf(kept),
    isReturn: placeMark() !== undefined,
    isInvited: pair?.isJoined === false,
  })
  const isPending = welcome === 'save pending'
  if (welcome === 'restart' || (isMember && !isPending)) forgetResults()
  if (isPending) reopen(visit, pending!, { isWelcome: true })
  else if (welcome === 'show known') reopen(visit, known!, { isKnown: true })
  else if (welcome === 'show saved') {
    show(firstScreen())
    attendResult(visit, saved!, { isWelcome: true, isPlayed: false })
  } else if (welcome === 'resume') {
    // A first choice on another page has no place in a quiz that is under way.
    const notice = tasteAt(flags) ? 'resumedInstead' : own ? undefined : 'resumed'
    openQuiz(visit).start(kept!, notice)
  } else begin(visit, welcome)
  // The address's choice has been used, so a reload resumes the quiz.
  if (!isPending && (tasteAt(flags) || welcome === 'restart')) markPlace()
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

function openQuiz(visit: VisitData) {
  return openPlay(visit.images, (state) => end(visit, state))
}

function begin(visit: VisitData, welcome: Welcome): void {
  const { seed, steps } = visit
  const quiz = openQuiz(visit)
  quiz.start({ seed, steps: welcome === 'restart' ? [] : steps })
  // Chosen before this script was here.
  const { firstQuizMove } = window as { firstQuizMove?: Move }
  if (welcome === 'begin' && firstQuizMove) quiz.make(firstQuizMove)
}

function end(visit: VisitData, { session: { selections }, leaving }: PlayState): void {
  const wait = () => showChoices(selections, visit.images)
  const isFresh = leaving !== undefined
  const occasion = { wait, fail: showFailure, isFresh, isPlayed: true }
  // A member who returns to a quiz may have another style by now, so it is not saved again.
  const mark = isFresh ? undefined : placeMark()
  void save(
    visit,
    { selections, taken: mark?.taken, isKnown: visit.isMember && mark !== undefined },
    occasion,
  )
}
