import { retakeAddress } from '#app/features/quiz/playing/rules/arrival.ts'
import { GuestCall, MemberCall } from '#app/features/quiz/result/components/quiz-calls.tsx'
import { QuizSpread } from '#app/features/quiz/result/components/quiz-spread.tsx'
import { RunnerUp } from '#app/features/quiz/result/components/runner-up.tsx'
import type { QuizImage } from '#app/features/quiz/schema.ts'
import { PairCall } from '#app/features/quiz/together/components/pair-call.tsx'
import { TogetherCall } from '#app/features/quiz/together/components/together-call.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import type { SavedQuiz } from './quiz-outcome.ts'

interface QuizResultScreenProps extends SavedQuiz {
  siteName: string
  images: readonly QuizImage[]
  isMember: boolean
  /** The first benefit of an account, for guests. */
  firstBenefit: string
  /** Whether the person has just signed up and their result is saved. */
  isWelcome: boolean
}

/** The result of a finished quiz, with what this person can do next. */
export function QuizResultScreen({ result, pair, ...props }: QuizResultScreenProps) {
  const { siteName, images, isMember } = props
  const retake = retakeAddress(pair?.token)
  return (
    <QuizSpread
      siteName={siteName}
      result={result}
      images={images}
      eyebrow={isMember ? 'Your Style' : 'You are drawn to'}
      notice={props.isWelcome && <Welcome siteName={siteName} style={result.style} />}
      retake={retake}
      runnerUp={<RunnerUp result={result} images={images} />}
      call={
        <>
          {pair && <PairCall {...pair} {...pair.pairing} style={result.style} retake={retake} />}
          {isMember ? <MemberCall style={result.style} /> : <GuestCall firstBenefit={props.firstBenefit} />}
          {!pair && <TogetherCall isMember={isMember} />}
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
