import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { earlyMove } from '#app/features/quiz/playing/components/first-round.tsx'
import {
  forgetQuiz,
  forgetResults,
  pendingResult,
  type StoredQuiz,
  storedQuiz,
  storedResult,
  storeResult,
} from '#app/features/quiz/playing/components/stored-quiz.ts'
import { useFirstRound } from '#app/features/quiz/playing/components/use-first-round.ts'
import { type Play, usePlay } from '#app/features/quiz/playing/components/use-play.ts'
import { asksForNew, welcomeOf } from '#app/features/quiz/playing/rules/arrival.ts'
import { newSeed } from '#app/features/quiz/playing/rules/random.ts'
import type { QuizSession, Step } from '#app/features/quiz/playing/rules/session.ts'
import { tasteAt } from '#app/features/quiz/playing/rules/taste.ts'
import { collageOf } from '#app/features/quiz/result/rules/collage.ts'
import { ROUNDS } from '#app/features/quiz/rules/rounds.ts'
import type { QuizImage, QuizResult, Selection } from '#app/features/quiz/schema.ts'
import type { Pairing } from './quiz-outcome.ts'
import { useSave } from './use-save.ts'

export interface QuizVisitProps {
  siteName: string
  images: QuizImage[]
  /** Seed of a new quiz. The server chooses it, so that the first pictures load with the page. */
  seed: number
  /** The choice made before the page opened, if any. */
  steps: Step[]
  isMember: boolean
  /** The profile's result, for a member who comes from sign-up. */
  savedResult: QuizResult | null
  /** The link through which the visitor came; null without one. */
  invitation: QuizInvitation | null
}

/** A link that invites the visitor to take the quiz. */
export interface QuizInvitation {
  token: string
  /** First name of the link's owner; null without their consent. */
  owner: string | null
  /** Whether the visitor's result is already in the pair. */
  isJoined: boolean
}

export interface QuizVisit {
  play: Play
  /** The server-rendered round, until the browser knows whether the visit begins with it. */
  firstRound: QuizSession<QuizImage> | undefined
  /** Undefined until the quiz has a result. */
  outcome: QuizResult | undefined
  /** Why saving failed. */
  failure: string | undefined
  retry(): void
  isSaving: boolean
  /** Replaces the winner with another style that the person chose. */
  take(style: string): void
  /** Whether the person has just signed up and their result is saved. */
  isWelcome: boolean
  /** The outcome for the pair; undefined without an invitation. */
  pairing: Pairing | undefined
}

/** The state of one visit to the quiz: how it begins, the rounds, and saving the result. */
export function useQuizVisit(props: QuizVisitProps): QuizVisit {
  const { images, seed, steps, isMember, savedResult, invitation } = props
  const { search, state } = useLocation()
  const navigate = useNavigate()
  /** Marks this history entry without a request, because the page already has its data. */
  const markPlace = async (mark?: { finished: true; taken: string }) =>
    navigate('/quiz', { replace: true, state: mark, defaultShouldRevalidate: false })
  const play = usePlay(images)
  const isNew = !savedResult && !invitation?.isJoined
  const { firstRound, leaveFirstRound } = useFirstRound({ images, seed, steps, isNew })
  const [outcome, setOutcome] = useState<QuizResult>()
  const [isWelcome, setWelcome] = useState(false)
  const [pairing, setPairing] = useState<Pairing | undefined>(
    invitation?.isJoined ? { isJoined: true } : undefined,
  )
  const { submit, retry, failure, isSaving } = useSave(invitation?.token, async (saved) => {
    const { result } = saved
    setPairing(saved.pairing)
    storeResult({ ...result, pictures: collageOf(result, images) }, !isMember)
    // A member's finished quiz stays in the tab, so that a reload shows the result again.
    if (!isMember) forgetQuiz()
    else if (play.session) await markPlace({ finished: true, taken: result.style })
    setOutcome(result)
  })

  const arrive = useEffectEvent((flags: URLSearchParams) => {
    leaveFirstRound()
    const [kept, pending, known] = [storedQuiz(), pendingResult(), storedResult()]
    const welcome = welcomeOf({
      flags,
      isMember,
      hasPending: pending !== undefined,
      hasSaved: savedResult !== null,
      hasKnown: known !== undefined,
      kept: stateOf(kept),
      isReturn: state?.finished === true,
      isInvited: invitation?.isJoined === false,
    })
    setOutcome(welcome === 'show saved' ? savedResult! : welcome === 'show known' ? known : undefined)
    setWelcome(welcome === 'save pending' || welcome === 'show saved')
    if (welcome === 'save pending') return submit(pending!.selections, pending!.style)
    if (isMember || welcome === 'restart') forgetResults()
    if (welcome === 'resume') play.start(kept!)
    if (welcome === 'begin') {
      play.start({ seed, steps })
      const early = firstRound && earlyMove()
      if (early === 'skip') play.skip()
      else if (early) play.choose(early)
    }
    // The address's choice has been used, so a reload resumes the quiz.
    if (tasteAt(flags)) void markPlace()
    if (welcome === 'restart') {
      play.start({ seed: newSeed(), steps: [] })
      void markPlace()
    }
  })
  const hasArrived = useRef(false)
  useEffect(() => {
    const flags = new URLSearchParams(search)
    if (!hasArrived.current || asksForNew(flags)) arrive(flags)
    hasArrived.current = true
  }, [search])

  const { session } = play
  const save = useEffectEvent((selections: readonly Selection[]) => submit(selections, state?.taken))
  useEffect(() => {
    if (session && !session.pairing && session.selections.length > 0) save(session.selections)
  }, [session])

  const take = (style: string) => submit(outcome!.selections, style)
  return { play, firstRound, outcome, failure, retry, isSaving, take, isWelcome, pairing }
}

function stateOf(kept: StoredQuiz | undefined) {
  if (!kept) return 'none'
  const chosen = kept.steps.filter((step) => step !== null).length
  if (chosen >= ROUNDS) return 'finished'
  return chosen > 1 ? 'under way' : 'begun'
}
