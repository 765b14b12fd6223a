import { Link } from 'react-router'
import { mediumDate } from '#app/lib/date-text.ts'
import { Fitted } from '#app/ui/pictures/fitted.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { paintedWords } from '../../style-previews/rules/boldness.ts'
import type { RoomPage, RoomVersion } from '../rules/versions.ts'
import { versionPicture } from './version-picture.ts'

/** All versions of a room as prints, oldest first. Choosing one shows it in the slider. */
export function VersionStrip({ room, shown }: { room: RoomPage; shown: RoomVersion }) {
  return (
    <section aria-labelledby="versions-title" className="grid gap-6">
      <h2 id="versions-title">Versions</h2>
      <ol className="grid grid-cols-2 items-start gap-x-5 gap-y-8 md:grid-cols-4">
        {room.versions.map((version) => (
          <li key={version.id}>
            <Link
              to={`?right=${version.id}`}
              preventScrollReset
              aria-current={version.id === shown.id ? 'true' : undefined}
              className="group grid gap-2"
            >
              <Fitted width={version.width} height={version.height} share={50} atStart>
                <span className="block rounded-print outline-offset-4 group-hover:outline-1 group-hover:outline-edge group-aria-[current=true]:outline-2 group-aria-[current=true]:outline-bloom">
                  <Picture {...versionPicture(room, version, '(width < 48rem) 50vw, 280px')} />
                </span>
              </Fitted>
              <span className="font-medium">{version.name}</span>
              <span className="text-ink-soft text-sm">{about(version)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

function about({ redesign, madeAt }: RoomVersion): string {
  const parts = [
    redesign && paintedWords(redesign),
    redesign?.rating && `${redesign.rating} of 5`,
    mediumDate(madeAt),
  ]
  return parts.filter(Boolean).join(' · ')
}
