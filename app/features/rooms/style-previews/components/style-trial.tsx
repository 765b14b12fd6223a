import { Link, useSearchParams } from 'react-router'
import { DEFAULT_STYLE } from '#app/features/styles/rules/names.ts'
import { FormButton } from '#app/ui/buttons/form-button.tsx'
import { ShowSurfaces } from '../../corrections/components/show-surfaces.tsx'
import { KeepStyle } from './keep-style.tsx'
import { type PreviewedRoom, StylePreview } from './style-preview.tsx'

interface StyleTrialProps {
  room: PreviewedRoom
  styles: string[]
  /** The style of the latest request for this room. */
  roomStyle: string | null
  /** The style its owner's new redesigns are made in. */
  ownStyle: string | null
  /** Whether redesigns are made by an image model. */
  madeByAi: boolean
  /** Whether the current corrections would change the newest redesign. */
  mayRepaint: boolean
  /** Whether its walls and floor are to be shown before it is painted. */
  asksSurfaces: boolean
}

/** The room before and in a chosen style, with all styles to choose from; the choice lives in the address. */
export function StyleTrial(props: StyleTrialProps) {
  const { room, styles, roomStyle, ownStyle, madeByAi, mayRepaint, asksSurfaces } = props
  const [query] = useSearchParams()
  const asked = query.get('style') ?? roomStyle
  const style = styles.find((name) => name === asked) ?? styles[0] ?? DEFAULT_STYLE
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-12">
      <div className="grid content-start gap-6">
        {asksSurfaces && <ShowSurfaces uploadId={room.id} corrections={room.corrections} />}
        <StylePreview room={room} style={style} madeByAi={madeByAi} asksSurfaces={asksSurfaces}>
          {mayRepaint && (
            <Repaint uploadId={room.id} roomStyle={roomStyle} isCorrected={room.corrections.length > 0} />
          )}
        </StylePreview>
      </div>
      <div className="grid content-start gap-6">
        <StyleLinks styles={styles} current={style} />
        <KeepStyle style={style} isOwn={style === ownStyle} />
      </div>
    </div>
  )
}

const StyleLinks = ({ styles, current }: { styles: string[]; current: string }) => (
  <nav aria-label="Styles" className="flex flex-wrap gap-2">
    {styles.map((name) => (
      <Link
        key={name}
        to={`?style=${encodeURIComponent(name)}`}
        replace
        preventScrollReset
        aria-current={name === current ? 'true' : undefined}
        className="inline-flex min-h-11 items-center rounded-control border border-edge px-3.5 transition-colors hover:border-ink aria-[current=true]:border-bloom aria-[current=true]:bg-linen aria-[current=true]:font-medium"
      >
        {name}
      </Link>
    ))}
  </nav>
)

interface RepaintProps {
  uploadId: string
  roomStyle: string | null
  /** Whether the room has corrections. */
  isCorrected: boolean
}

/** The way from a corrected preview to a corrected redesign. */
function Repaint({ uploadId, roomStyle, isCorrected }: RepaintProps) {
  return (
    <div className="grid justify-items-start gap-2">
      <FormButton
        action={`/rooms/${uploadId}/styles`}
        name="intent"
        value="repaint"
        size="small"
        pendingText="Starting…"
      >
        Paint my redesign anew
      </FormButton>
      <p className="text-ink-soft text-sm">
        You get a new version{roomStyle && ` in your ${roomStyle} style`}{' '}
        {isCorrected ? 'with these corrections' : 'without corrections'}, at no cost.
      </p>
    </div>
  )
}
