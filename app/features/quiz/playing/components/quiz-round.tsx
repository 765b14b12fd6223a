import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Notice } from '#app/ui/notices/notice.tsx'
import { ROUNDS } from '../../rules/rounds.ts'
import { QUIZ_TEXTS } from '../../rules/texts.ts'
import type { QuizImage } from '../../schema.ts'
import { type QuizSession, roundOf } from '../rules/session.ts'
import { KeysHint } from './keys-hint.tsx'
import { PictureCard } from './picture-card.tsx'
import { QuizHeader } from './quiz-frame.tsx'
import type { Play, PlayNotice } from './use-play.ts'
import { usePointing } from './use-pointing.ts'
import { useQuizKeys } from './use-quiz-keys.ts'
import { useWaitingPictures, useWarmPictures } from './warm-pictures.ts'
import './quiz.css'

/** A round: two pictures that fill the screen. */
export function QuizRound({
  session,
  play,
  siteName,
  isFromServer,
}: {
  session: QuizSession<QuizImage>
  play: Play
  siteName: string
  /** Whether the page's script has yet to take over. */
  isFromServer: boolean
}) {
  const [keys, setKeys] = useState(true)
  useWarmPictures(session)
  const pairing = session.pairing!
  const { isWaiting, hasArrived, attempt } = useWaitingPictures(pairing)
  const { isPointing, onPointerMove } = usePointing(pairing)
  const [tooEarly, setTooEarly] = useState<object>()
  // A key must not choose from a pair that nobody has seen yet. A pointer may: its owner looks at the picture.
  const choose = (side: 'left' | 'right', isByKey = true) => {
    if (isByKey && !hasArrived) setTooEarly(pairing)
    else play.choose(side)
  }
  useQuizKeys({ ...play, choose }, keys)
  const cards = { isWaiting, attempt }
  const { leaving } = play
  return (
    <div
      className={classNames(
        'grid h-dvh min-h-88 grid-rows-[auto_1fr_auto] overflow-hidden',
        isFromServer && 'quiz-first',
      )}
    >
      <QuizHeader siteName={siteName} answered={session.selections.length}>
        <h1 className="w-full pb-1 text-center text-[clamp(0.8125rem,3.6vw,0.875rem)] leading-6 tracking-normal md:w-auto md:flex-1 md:pb-0 md:text-lg">
          {`Round ${roundOf(session)} of ${ROUNDS} - Choose your preferred style or skip`}
        </h1>
        <span aria-hidden="true" className="invisible hidden text-lg lg:inline">
          {siteName}
        </span>
      </QuizHeader>
      <main className="quiz-stage mx-2 my-1 md:mx-4 md:my-2">
        <div
          className={classNames('quiz-pair', isPointing && 'quiz-pointing')}
          onPointerMove={onPointerMove}
          data-arrived={hasArrived || undefined}
        >
          <p className="quiz-room font-display text-xl md:text-2xl">{pairing.roomType}</p>
          <PictureCard
            {...cards}
            image={pairing.leftImage}
            leaving={leaving?.side === 'left' ? leaving.image : undefined}
            onChoose={(isByKey) => choose('left', isByKey)}
          />
          <PictureCard
            {...cards}
            image={pairing.rightImage}
            leaving={leaving?.side === 'right' ? leaving.image : undefined}
            onChoose={(isByKey) => choose('right', isByKey)}
          />
        </div>
      </main>
      <footer className="px-2 pb-2 md:px-4 md:pb-4">
        {isWaiting && <RoundNotice tone="info" notice={{ title: QUIZ_TEXTS.picturesWait }} />}
        {play.notice && <RoundNotice tone="danger" notice={play.notice} />}
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
          {tooEarly !== pairing
            ? play.announcement
            : hasArrived
              ? QUIZ_TEXTS.picturesHere
              : QUIZ_TEXTS.picturesLoading}
        </p>
      </footer>
    </div>
  )
}

/** The pictures shrink to make room for the notice, so that it covers nothing. */
function RoundNotice({ notice: { title, detail }, tone }: { notice: PlayNotice; tone: 'info' | 'danger' }) {
  return (
    <div className="mx-auto mb-2 max-w-form">
      <Notice tone={tone} title={title}>
        {detail}
      </Notice>
    </div>
  )
}
