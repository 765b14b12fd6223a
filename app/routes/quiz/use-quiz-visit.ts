import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { earlyChoice } from '#app/features/quiz/playing/components/first-round.tsx'
import {
  forgetQuiz,
  forgetResults,
  type KeptQuiz,
  keepResult,
  keptQuiz,
  keptResult,
  pendingResult,
} from '#app/features/quiz/playing/components/kept-quiz.ts'
import { useFirstRound } from '#app/features/quiz/playing/components/use-first-round.ts'
import { type Play, usePlay } from '#app/features/quiz/playing/components/use-play.ts'
import { asksForNew, welcomeOf } from '#app/features/quiz/playing/rules/arrival.ts'
import { newSeed } from '#app/features/quiz/playing/rules/random.ts'
import type { QuizSession, Step } from '#app/features/quiz/playing/rules/session.ts'
import { tasteAt } from '#app/features/quiz/playing/rules/taste.ts'
import { ROUNDS } from '#app/features/quiz/pool/rules/pool.ts'
import { collageOf } from '#app/features/quiz/result/rules/collage.ts'
import type { QuizImage, QuizResult, Selection } from '#app/features/quiz/schema.ts'
import type { Pairing } from './quiz-outcome.ts'
import { useSave } from './use-save.ts'

export interface QuizVisitProps {
  siteName: string
  images: QuizImage[]
  /** Seed of a new quiz, known to the server so that its first pictures load with the page. */
  seed: number
  /** The choice that was made before the page opened; none otherwise. */
  steps: Step[]
  isMember: boolean
  /** What the profile holds, for a member who comes from signing up. */
  savedResult: QuizResult | null
  /** The person who waits for the result; null for nobody. */
  invitation: QuizInvitation | null
}

/** A link with which somebody is asked to take the quiz. */
export interface QuizInvitation {
  token: string
  /** First name of who asks; null without their consent. */
  owner: string | null
  /** The result stands beside theirs already. */
  isJoined: boolean
}

interface QuizVisit {
  play: Play
  /** The round that the server sends, until the browser knows whether this visit begins with it. */
  firstRound: QuizSession<QuizImage> | undefined
  /** The result, once there is one. */
  outcome: QuizResult | undefined
  /** Why there is none yet. */
  failure: string | undefined
  retry(): void
  isSaving: boolean
  /** Makes another style that the person chose theirs. */
  take(style: string): void
  /** The person has just signed up, and their result is safe. */
  isWelcome: boolean
  /** What became of the result where somebody waits for it. */
  pairing: Pairing | undefined
}

/** One visit to the quiz: what it begins with, the rounds, and the saving of the result. */
export function useQuizVisit(props: QuizVisitProps): QuizVisit {
  const { images, seed, steps, isMember, savedResult, invitation } = props
  const { search, state } = useLocation()
  const navigate = useNavigate()
  /** Marks this place of the tab's history, without asking the network: the page has all it needs. */
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
    keepResult({ ...result, pictures: collageOf(result, images) }, !isMember)
    // A member's finished quiz stays in the tab: a reload, however soon, shows the result again.
    if (!isMember) forgetQuiz()
    else if (play.session) await markPlace({ finished: true, taken: result.style })
    setOutcome(result)
  })

  const arrive = useEffectEvent((flags: URLSearchParams) => {
    leaveFirstRound()
    const [kept, pending, known] = [keptQuiz(), pendingResult(), keptResult()]
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
      const early = firstRound && earlyChoice()
      if (early) play.choose(early)
    }
    // The address has said its choice: a reload takes up the quiz.
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

function stateOf(kept: KeptQuiz | undefined) {
  if (!kept) return 'none'
  const chosen = kept.steps.filter((step) => step !== null).length
  if (chosen >= ROUNDS) return 'finished'
  return chosen > 1 ? 'under way' : 'begun'
}
