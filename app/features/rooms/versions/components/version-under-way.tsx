import type { RoomPage, RoomVersion } from '../rules/versions.ts'

interface VersionUnderWayProps {
  room: RoomPage
  /** The version in the picture meanwhile. */
  shown: RoomVersion
}

/** What is being made of a room, in the place of the earlier version's text, which would seem to describe it. */
export const VersionUnderWay = ({ room, shown }: VersionUnderWayProps) => (
  <section aria-labelledby="version-title" className="grid gap-5">
    <h2 id="version-title">Your new version</h2>
    <p className="max-w-text">
      {room.generationKind === 'revision'
        ? 'We are working on your wish.'
        : `We are painting your room: ${room.adding}.`}{' '}
      It appears here by itself. Until then you see {shown.name}.
    </p>
  </section>
)
