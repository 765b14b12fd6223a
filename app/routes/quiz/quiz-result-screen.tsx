import { GuestCall, MemberCall } from '#app/features/quiz/result/components/quiz-calls.tsx'
import { QuizSpread } from '#app/features/quiz/result/components/quiz-spread.tsx'
import { RunnerUp } from '#app/features/quiz/result/components/runner-up.tsx'
import type { QuizResult } from '#app/features/quiz/schema.ts'
import { PairCall } from '#app/features/quiz/together/components/pair-call.tsx'
import { TogetherCall } from '#app/features/quiz/together/components/together-call.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import type { QuizVisit, QuizVisitProps } from './use-quiz-visit.ts'

export interface QuizResultScreenProps extends QuizVisitProps, QuizVisit {
  outcome: QuizResult
  /** The first benefit of an account, for guests. */
  firstBenefit: string
}

/** The result of a finished quiz, with what this person can do next. */
export function QuizResultScreen(props: QuizResultScreenProps) {
  const { siteName, images, isMember, invitation, outcome, play, failure, isSaving, pairing } = props
  return (
    <QuizSpread
      siteName={siteName}
      result={outcome}
      images={images}
      eyebrow={isMember ? 'Your Style' : 'You are drawn to'}
      notice={props.isWelcome && <Welcome siteName={siteName} style={outcome.style} />}
      isFresh={play.leaving !== undefined}
      runnerUp={
        <RunnerUp
          result={outcome}
          images={images}
          onTake={props.take}
          isTaking={isSaving}
          failure={failure}
        />
      }
      call={
        <>
          {pairing && <PairCall {...invitation!} {...pairing} />}
          {isMember ? <MemberCall style={outcome.style} /> : <GuestCall firstBenefit={props.firstBenefit} />}
          {!invitation && <TogetherCall isMember={isMember} />}
        </>
      }
    />
  )
}

function Welcome({ siteName, style }: { siteName: string; style: string }) {
  return (
    <Notice tone="success" title={`Welcome to ${siteName}!`}>
      Your style, {style}, is saved to your profile.
    </Notice>
  )
}
