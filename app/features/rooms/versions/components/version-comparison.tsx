import { useSearchParams } from 'react-router'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { BeforeAfter } from '#app/ui/pictures/before-after.tsx'
import { Fitted } from '#app/ui/pictures/fitted.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { PaintingOverlay } from '../../generation/components/painting-overlay.tsx'
import type { RoomPage, RoomVersion } from '../rules/versions.ts'
import { versionPicture } from './version-picture.ts'

interface VersionComparisonProps {
  room: RoomPage
  left: RoomVersion
  right: RoomVersion
  /** Whether another version waits for a provider that is down. */
  isPaused: boolean
}

/** Compares any two versions of a room with a slider. The address stores the choice. */
export function VersionComparison({ room, left, right, isPaused }: VersionComparisonProps) {
  return (
    <div className="grid gap-6">
      <Fitted width={left.width} height={left.height} share={100}>
        {left.id === right.id ? (
          <Picture {...versionPicture(room, right)} priority />
        ) : (
          <BeforeAfter
            key={`${left.id} ${right.id}`}
            before={{ ...versionPicture(room, left), priority: true }}
            after={{ ...versionPicture(room, right), eager: true }}
            {...(left.id !== 'original' && {
              label: `Compare ${left.name} and ${right.name}`,
              names: [left.name, right.name] as const,
            })}
          />
        )}
        {room.isGenerating && room.versions.length > 1 && (
          <PaintingOverlay kind={room.generationKind} isPaused={isPaused} />
        )}
      </Fitted>
      {room.versions.length > 2 && <Choice versions={room.versions} left={left} right={right} />}
    </div>
  )
}

function Choice({
  versions,
  left,
  right,
}: Pick<RoomPage, 'versions'> & Pick<VersionComparisonProps, 'left' | 'right'>) {
  const [query, setQuery] = useSearchParams()
  const options = versions.map(({ id, name }) => ({ value: id, label: name }))
  const shown = { left: left.id, right: right.id }
  // One that stands on the other side already changes places with this one: two of the same show nothing.
  const choose = (side: 'left' | 'right') => (event: { currentTarget: { value: string } }) => {
    const chosen = event.currentTarget.value
    const other = side === 'left' ? 'right' : 'left'
    const changed = new URLSearchParams(query)
    changed.set(side, chosen)
    if (chosen === shown[other]) changed.set(other, shown[side])
    setQuery(changed, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="grid max-w-form gap-4 sm:grid-cols-2">
      <SelectField label="On the left" value={left.id} options={options} onChange={choose('left')} />
      <SelectField label="On the right" value={right.id} options={options} onChange={choose('right')} />
    </div>
  )
}
