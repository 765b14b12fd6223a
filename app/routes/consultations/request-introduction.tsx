import { pictureAddress } from '#app/features/rooms/components/picture-address.ts'

interface RequestRoom {
  id: string
  roomType: string
  boardId: string | null
  picture: { width: number; height: number }
}

/** Explains what a designer request leads to, and shows the room it is about. */
export function RequestIntroduction({ room }: { room: RequestRoom | null }) {
  return (
    <header className="grid content-start gap-6 lg:col-span-5">
      <h1>Request a Designer</h1>
      <p className="text-ink-soft text-lg">
        Tell us about your home. A professional designer answers within 24 hours, and your first session of 90
        minutes is free and without obligation.
      </p>
      {room ? (
        <figure className="grid gap-2">
          <img
            src={pictureAddress(room.id, room.boardId ?? 'original', 960)}
            width={room.picture.width}
            height={room.picture.height}
            alt={`Your ${room.roomType.toLowerCase()}`}
            className="h-auto w-full rounded-print bg-linen"
          />
          <figcaption className="text-ink-soft text-sm">
            {room.boardId
              ? 'The design board of this version goes with your request: pictures, colours, materials, things and prices, your budget and your notes.'
              : `This photo of your ${room.roomType.toLowerCase()} goes with your request.`}
          </figcaption>
        </figure>
      ) : (
        <ol className="grid gap-4 border-line border-t pt-6">
          {STEPS.map(([title, text], index) => (
            <li key={title} className="grid grid-cols-[2.5rem_1fr]">
              <span aria-hidden className="font-display text-2xl text-bloom">
                {index + 1}
              </span>
              <span>
                <span className="block font-medium">{title}</span>
                <span className="text-ink-soft">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </header>
  )
}

const STEPS: [string, string][] = [
  ['You describe the project', 'Five minutes; rough answers are fine.'],
  ['A designer writes to you', 'Within 24 hours, perhaps with a link to a form about the room itself.'],
  ['You sit down together', '90 minutes about your home, free and without obligation.'],
]
