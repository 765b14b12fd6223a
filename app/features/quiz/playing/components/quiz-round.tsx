import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { pictureAddress } from '#app/ui/pictures/picture-address.ts'
import { QUIZ_TEXTS } from '../../rules/texts.ts'
import type { QuizImage } from '../../schema.ts'
import { type PlayNotice, roundTitle } from '../rules/moves.ts'
import type { QuizSession } from '../rules/session.ts'
import { KeysHint } from './keys-hint.tsx'
import { PictureCard } from './picture-card.tsx'
import { CARD_SIZES, sourcesOf } from './picture-sources.ts'
import { QuizHeader } from './quiz-frame.tsx'
import './quiz.css'

interface QuizRoundProps {
  session: QuizSession<QuizImage>
  siteName: string
  /** The address that begins the quiz anew. */
  retake: string
  /** The address of a result that the visitor has already. */
  result: string
}

/** A round: two pictures that fill the screen. The script changes what stands in it. */
export function QuizRound({ session, siteName, retake, result }: QuizRoundProps) {
  const { leftImage, rightImage, roomType } = session.pairing!
  for (const image of [leftImage, rightImage]) preloadPicture(image)
  return (
    <div className="quiz-first grid h-dvh min-h-88 grid-rows-[auto_1fr_auto] overflow-hidden">
      <QuizHeader siteName={siteName} answered={session.selections.length}>
        <h1 className="w-full pb-1 text-center text-[clamp(0.8125rem,3.6vw,0.875rem)] leading-6 tracking-normal md:w-auto md:flex-1 md:pb-0 md:text-lg">
          {roundTitle(session)}
        </h1>
        <span aria-hidden="true" className="invisible hidden text-lg lg:inline">
          {siteName}
        </span>
      </QuizHeader>
      <main className="quiz-stage mx-2 my-1 md:mx-4 md:my-2">
        <div data-part="pair" className="quiz-pair">
          <p data-part="room" className="quiz-room font-display text-xl md:text-2xl">
            {roomType}
          </p>
          <PictureCard image={leftImage} side="left" />
          <PictureCard image={rightImage} side="right" />
        </div>
      </main>
      <footer className="px-2 pb-2 md:px-4 md:pb-4">
        <RoundNotice name="picturesWait" tone="info" />
        {(['resumed', 'resumedForTwo'] as const).map((name) => (
          <RoundNotice
            key={name}
            name={name}
            tone="info"
            detail={
              <>
                Or <TextLink to={retake}>retake the quiz</TextLink> from the first round.
              </>
            }
          />
        ))}
        <RoundNotice name="resultKept" tone="info" detail={<TextLink to={result}>See it again</TextLink>} />
        <RoundNotice
          name="resumedInstead"
          tone="info"
          detail={
            <>
              The room that you have just chosen does not count. Or{' '}
              <TextLink to={retake}>retake the quiz</TextLink> from the first round.
            </>
          }
        />
        <RoundNotice name="noOptions" tone="danger" detail={QUIZ_TEXTS.noOptionsDetail} />
        <RoundNotice name="selectionFailed" tone="danger" />
        <RoundNotice name="skipFailed" tone="danger" />
        <div className="flex items-center justify-between gap-2">
          <Button
            variant="quiet"
            size="small"
            data-part="back"
            aria-disabled={session.steps.length === 0 || undefined}
          >
            <ArrowLeft aria-hidden="true" />
            Back
          </Button>
          <KeysHint />
          {/* Where there are no keys, and the window leaves space for it. */}
          <p className="hidden min-w-0 text-center text-ink-soft text-sm leading-5 min-[24rem]:block [@media(hover:hover)_and_(min-width:56rem)]:hidden">
            Skips don’t count
          </p>
          <Button variant="secondary" size="small" data-part="skip">
            Skip These Images
          </Button>
        </div>
        <p role="status" data-part="status" className="sr-only" />
      </footer>
    </div>
  )
}

interface RoundNoticeProps {
  name: PlayNotice | 'picturesWait'
  tone: 'info' | 'danger'
  detail?: ReactNode
}

/** The pictures shrink to make room for the notice, so that it covers nothing. */
function RoundNotice({ name, tone, detail }: RoundNoticeProps) {
  return (
    <template data-part={name}>
      <div data-notice="" className="mx-auto mb-2 max-w-form">
        <Notice tone={tone} title={QUIZ_TEXTS[name]}>
          {detail}
        </Notice>
      </div>
    </template>
  )
}

/** Starts loading a picture of the first pair before the browser has read the page. */
function preloadPicture(image: QuizImage): void {
  preload(pictureAddress(image.url, 960, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sourcesOf(image, 'avif'),
    imageSizes: CARD_SIZES,
    fetchPriority: 'high',
  })
}
