import { useState } from 'react'
import { Link } from 'react-router'
import { MAY_ASK, PREVIEW_CHANGES } from '../../rules/redesign-promise.ts'
import type { RoomCard } from '../../rules/room-card.ts'
import { elapsedTime } from '../rules/elapsed-time.ts'
import { GENERATION_STAGES } from '../rules/generation.ts'
import { furthestStage, PAUSED, stageWords, waitWords } from '../rules/stage-words.ts'
import { BackgroundPictures } from './background-pictures.tsx'
import { RotatingTip } from './rotating-tip.tsx'
import { useElapsedSeconds } from './use-elapsed-seconds.ts'
import type { GenerationStatus } from './use-generation-status.ts'

interface GenerationScreenProps {
  room: Pick<RoomCard, 'id' | 'roomType' | 'placeholder' | 'isMadeAsPreview' | 'isCorrected' | 'sendsMail'>
  status: GenerationStatus
  /** Seconds from the request to the rendering of the page. */
  elapsed: number
  /** Seconds a redesign usually takes; null when unknown. */
  usual: number | null
  /** Target of the link that leaves the screen. */
  backTo: string
}

/** The full screen during a redesign: the person's photo, the current stage and the elapsed time. */
export function GenerationScreen({ room, status, elapsed, usual, backTo }: GenerationScreenProps) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-hidden bg-ink text-paper">
      <BackgroundPictures room={room} status={status} />
      {/* On a desktop the panel is dark enough for text over any photo, and the rest of the photo stays visible. */}
      <div className="px-margin py-10 md:py-14 lg:flex lg:bg-ink/85 lg:min-h-dvh lg:w-176 lg:flex-col lg:justify-end">
        <h2 className="text-3xl">
          {status.isPaused ? 'Redesigns are paused' : 'AI is Redesigning Your Room'}
        </h2>
        <StageLine status={status} />
        {room.isMadeAsPreview && (
          <p className="mt-4 max-w-xl">
            You'll get a palette preview. {PREVIEW_CHANGES} {!room.isCorrected && MAY_ASK}
          </p>
        )}
        <div className="mt-6 flex flex-wrap items-baseline gap-x-6 gap-y-2">
          <Timer start={elapsed} usual={usual} isPaused={status.isPaused} />
        </div>
        <div className="mt-8 min-h-20 max-w-xl border-t border-paper/30 pt-4 text-lg">
          <RotatingTip />
        </div>
        <p className="mt-6 max-w-xl text-sm text-paper/85">
          You can close this tab; we'll keep working.{' '}
          {room.sendsMail
            ? "We'll email you when it's ready, or if it fails, and you'll find it on your dashboard."
            : "You'll find it on your dashboard when it's ready."}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-8 text-sm">
          <Link to={backTo} className={ON_PICTURE}>
            Back to the dashboard
          </Link>
          <Link to={`/rooms/${room.id}/styles`} className={ON_PICTURE}>
            Try other styles meanwhile
          </Link>
        </p>
      </div>
    </div>
  )
}

const ON_PICTURE = 'inline-flex min-h-11 items-center underline underline-offset-4'

function StageLine({ status }: Pick<GenerationScreenProps, 'status'>) {
  const [seen, setSeen] = useState(status.stage)
  const reached = furthestStage(seen, status.stage)
  if (reached !== seen) setSeen(reached)
  const done = reached ? GENERATION_STAGES.indexOf(reached) + 1 : 0
  return (
    <div className="mt-6 max-w-xl">
      <p role="status" className="text-lg">
        {status.isPaused ? 'Your room waits in line' : `${stageWords(status, reached)} …`}
      </p>
      <div aria-hidden className="mt-3 flex gap-1.5">
        {GENERATION_STAGES.map((stage, index) => (
          <span key={stage} className={`h-1 flex-1 ${index < done ? 'bg-paper' : 'bg-paper/30'}`} />
        ))}
      </div>
    </div>
  )
}

interface TimerProps {
  start: number
  usual: number | null
  isPaused: boolean
}

function Timer({ start, usual, isPaused }: TimerProps) {
  const seconds = useElapsedSeconds(start)
  return (
    <>
      <p role="timer" aria-label="Time elapsed" className="text-2xl tabular-nums">
        {elapsedTime(seconds)}
      </p>
      {isPaused ? (
        <p className="max-w-xl">{PAUSED} We try again every few minutes.</p>
      ) : (
        <p>
          <span className="block">This process could take 1-2 minutes</span>
          <span className="block text-paper/85">{waitWords(usual, seconds)}</span>
        </p>
      )}
    </>
  )
}
