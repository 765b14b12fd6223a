import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { ROUNDS } from '../../pool/rules/pool.ts'
import type { QuizImage } from '../../schema.ts'
import { type QuizSession, roundOf } from '../rules/session.ts'
import { PictureCard } from './picture-card.tsx'
import { QuizHeader } from './quiz-frame.tsx'
import type { Play, PlayNotice } from './use-play.ts'
import { useQuizKeys } from './use-quiz-keys.ts'
import { useWarmPictures } from './warm-pictures.ts'
import './quiz.css'
import { KeysHint } from './keys-hint.tsx'

/** A round: two pictures that own the screen. */
export function QuizRound({
  session,
  play,
  siteName,
}: {
  session: QuizSession<QuizImage>
  play: Play
  siteName: string
}) {
  const [keys, setKeys] = useState(true)
  useQuizKeys(play, keys)
  useWarmPictures(session)
  const { leftImage, rightImage } = session.pairing!
  const { leaving } = play
  return (
    <div className="grid h-dvh min-h-88 grid-rows-[auto_1fr_auto] overflow-hidden">
      <QuizHeader siteName={siteName} answered={session.selections.length}>
        <h1 className="w-full pb-1 text-center text-[clamp(0.8125rem,3.6vw,0.875rem)] leading-6 tracking-normal md:w-auto md:flex-1 md:pb-0 md:text-lg">
          {`Round ${roundOf(session)} of ${ROUNDS} - Choose your preferred style or skip`}
        </h1>
        <span aria-hidden="true" className="invisible hidden text-lg lg:inline">
          {siteName}
        </span>
      </QuizHeader>
      <main className="quiz-stage mx-2 my-1 md:mx-4 md:my-2">
        <div className="quiz-pair">
          <PictureCard
            image={leftImage}
            leaving={leaving?.side === 'left' ? leaving.image : undefined}
            onChoose={() => play.choose('left')}
          />
          <PictureCard
            image={rightImage}
            leaving={leaving?.side === 'right' ? leaving.image : undefined}
            onChoose={() => play.choose('right')}
          />
        </div>
      </main>
      <footer className="px-2 pb-2 md:px-4 md:pb-4">
        {play.notice && <RoundNotice notice={play.notice} />}
        <div className="flex items-center justify-between gap-2">
          <Button variant="quiet" size="small" onClick={play.back} aria-disabled={session.steps.length === 0}>
            <ArrowLeft aria-hidden="true" />
            Back
          </Button>
          <KeysHint on={keys} onToggle={() => setKeys(!keys)} />
          <Button variant="secondary" size="small" onClick={play.skip}>
            Skip These Images
          </Button>
        </div>
        <p role="status" className="sr-only">
          {play.announcement}
        </p>
      </footer>
    </div>
  )
}

/** Takes its place from the pictures, which shrink a little: nothing is covered. */
function RoundNotice({ notice: { title, detail } }: { notice: PlayNotice }) {
  return (
    <div className="mx-auto mb-2 max-w-form">
      <Notice tone="danger" title={title}>
        {detail}
      </Notice>
    </div>
  )
}
