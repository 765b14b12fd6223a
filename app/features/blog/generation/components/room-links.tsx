import { Link } from 'react-router'
import { roomName } from '../../rules/room-name.ts'

const LINK =
  'inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b text-ink-soft hover:text-ink aria-[current=page]:border-bloom aria-[current=page]:text-ink'

/** Links that filter the blog by room type. */
export function RoomLinks({ roomTypes, current }: { roomTypes: string[]; current?: string | undefined }) {
  if (roomTypes.length < 2 && !current) return null
  return (
    <nav aria-label="Posts by room" className="mt-8 border-line border-b">
      <ul className="-mb-px flex flex-wrap gap-x-7">
        <li>
          <Link to="/blog" aria-current={current ? undefined : 'page'} className={LINK}>
            All rooms
          </Link>
        </li>
        {roomTypes.map((roomType) => (
          <li key={roomType}>
            <Link
              to={`/blog?room=${roomType}`}
              aria-current={roomType === current ? 'page' : undefined}
              className={LINK}
            >
              {roomName(roomType)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
