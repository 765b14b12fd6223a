import { Picture } from '#app/ui/pictures/picture.tsx'
import type { ChosenPicture } from '../rules/collage.ts'

/** A collage of the person's choices. */
export function ChosenPictures({ pictures }: { pictures: readonly ChosenPicture[] }) {
  if (pictures.length === 0) return null
  return (
    <figure>
      <ul className="grid grid-cols-2 gap-1.5 md:gap-2.5">
        {pictures.map(({ id, url, description, placeholder }, index) => (
          <li key={id} data-chosen={id} className={index === 0 ? 'col-span-2' : ''}>
            <Picture
              base={url}
              widths={[480, 960]}
              sizes={index === 0 ? '(width < 64rem) 100vw, 48rem' : '(width < 64rem) 50vw, 24rem'}
              alt={description}
              width={960}
              height={640}
              placeholder={placeholder ?? undefined}
              eager
            />
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 text-ink-soft text-sm">From the rooms you chose</figcaption>
    </figure>
  )
}
