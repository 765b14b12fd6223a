import { Picture } from '#app/ui/pictures/picture.tsx'
import type { LandingPictures } from './landing-pictures.server.ts'

/** Wider than the columns on a wide screen, because the pictures are cropped to portrait format. */
const SIZES = '(width < 48rem) 62vw, 44rem'
const CHOICE_SIZES = '(width < 48rem) 62vw, 26rem'

/** Two rooms to choose from. */
export function Choices({ pictures }: { pictures: LandingPictures['quizStep'] }) {
  return (
    <div className="grid h-full grid-rows-2 gap-2">
      {pictures.map((picture) =>
        picture ? (
          <Picture
            key={picture.alt}
            {...picture}
            sizes={CHOICE_SIZES}
            cover
            className="h-full min-h-0 first:outline-3 first:outline-bloom first:-outline-offset-3"
          />
        ) : null,
      )}
    </div>
  )
}

/** A style with its palette. */
export function StylePage({ picture, palette }: LandingPictures['styleStep']) {
  return (
    <div className="flex h-full flex-col gap-2">
      {picture && <Picture {...picture} sizes={SIZES} cover className="min-h-0 grow" />}
      <ul className="grid shrink-0 grid-cols-5 gap-2">
        {palette.map(({ name, hex }) => (
          <li key={name} className="text-ink-soft text-xs leading-4">
            <span
              className="mb-1.5 block h-12 rounded-print forced-color-adjust-none md:h-16"
              style={{ background: hex }}
            />
            <span className="md:max-xl:sr-only max-[22rem]:sr-only">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A room before and after, cut diagonally. */
export function Halves({ room }: { room: LandingPictures['redesignStep'] }) {
  if (!room) return null
  return (
    <div className="relative h-full">
      <Picture {...room.before} sizes={SIZES} cover className="h-full" />
      <Picture
        {...room.after}
        sizes={SIZES}
        cover
        className="absolute inset-0 [clip-path:polygon(58%_0,100%_0,100%_100%,42%_100%)]"
      />
    </div>
  )
}
