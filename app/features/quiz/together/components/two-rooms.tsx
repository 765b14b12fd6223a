import { Picture } from '#app/ui/pictures/picture.tsx'
import type { ShownRoom } from '../../pool/queries/shown-rooms.server.ts'

/** Two rooms in different tastes, side by side. */
export const TwoRooms = ({ rooms }: { rooms: readonly ShownRoom[] }) => (
  <ul className="grid grid-cols-2 gap-2.5 lg:grid-cols-1 lg:gap-4">
    {rooms.map(({ url, description, placeholder }, index) => (
      <li key={url} className={index === 0 ? 'lg:pr-16' : 'lg:pl-16'}>
        <Picture
          base={url}
          widths={[480, 960]}
          sizes="(width < 64rem) 50vw, 28rem"
          alt={description}
          width={960}
          height={640}
          placeholder={placeholder ?? undefined}
        />
      </li>
    ))}
  </ul>
)
