import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import type { Correction } from '#app/platform/ai/surfaces.ts'
import { FormButton } from '#app/ui/buttons/form-button.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { QUESTION_WORDS } from '../../generation/rules/questions.ts'
import type { UnsavedPart } from './surface-correction.tsx'

interface ShowSurfacesProps {
  uploadId: string
  /** The style in which the room is painted. */
  style: string
  corrections: Correction[]
  /** What a tapped part still lacks, if any. */
  unsavedPart: UnsavedPart | undefined
}

const STEPS = [
  { meaning: 'wall', words: 'Tap a wall in your photo, and say “Wall”.' },
  { meaning: 'floor', words: "Tap the floor, and say “Floor”. If there's no floor in sight, skip it." },
] as const

/** Beside the button that waits for nothing. It keeps the sentence's place, so that the photo below does not jump. */
const READY = 'Ready when you are. You can show us more first.'

/** What the button waits for. */
const MISSING = {
  surface: 'First tap a wall or the floor in your photo, and say which it is. One is enough.',
  outlining: 'One moment: we are looking for what you tapped.',
  unnamed: 'First say below what the outlined part is, or cancel it.',
  saving: 'One moment: your corrections are being saved.',
}

/** Asks for a wall and the floor of a room with uncertain surfaces, and paints the room once one was corrected. */
export function ShowSurfaces({ uploadId, style, corrections, unsavedPart }: ShowSurfacesProps) {
  const isShown = (meaning: Correction['meaning']) => corrections.some((each) => each.meaning === meaning)
  const { title, message } = QUESTION_WORDS.surfaces
  const whatIsMissing = () => {
    if (unsavedPart) return MISSING[unsavedPart]
    return STEPS.some(({ meaning }) => isShown(meaning)) ? undefined : MISSING.surface
  }
  return (
    <Notice
      tone="warning"
      title={`${title} ${message}`}
      action={<PaintRoom uploadId={uploadId} style={style} missing={whatIsMissing()} />}
    >
      <ol className="grid gap-1">
        {STEPS.map(({ meaning, words }, index) => (
          <li key={meaning} className="flex gap-2">
            {isShown(meaning) ? (
              <Check aria-label="Done:" size={20} className="shrink-0" />
            ) : (
              <span>{index + 1}.</span>
            )}
            {words}
          </li>
        ))}
      </ol>
    </Notice>
  )
}

interface PaintRoomProps extends Pick<ShowSurfacesProps, 'uploadId' | 'style'> {
  /** What the button waits for, if anything. */
  missing: string | undefined
}

/** Says beside the button what it waits for, and calls out when it is pressed too early. */
function PaintRoom({ uploadId, style, missing }: PaintRoomProps) {
  const [early, setEarly] = useState({ presses: 0, missing })
  // What it waits for by then is no answer to the press, and not red.
  const presses = missing && early.missing === missing ? early.presses : 0
  const reason = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <FormButton
        action={`/rooms/${uploadId}/styles`}
        fields={{ style, promised: 'nothing' }}
        name="intent"
        value="paint"
        className="py-2"
        isIncomplete={missing !== undefined}
        aria-describedby={reason}
        onClick={(event) => {
          if (!missing) return
          event.preventDefault()
          setEarly({ presses: presses + 1, missing })
        }}
        pendingText="Starting…"
      >
        <span>
          Paint my room in <Unbroken>{style}</Unbroken>
        </span>
      </FormButton>
      <p
        // Another element with each press, so that the notice around it is read again, with what is missing.
        key={presses}
        id={reason}
        className={presses > 0 ? 'text-danger' : 'text-dense'}
      >
        {missing ?? READY}
      </p>
    </div>
  )
}
