import { Picture } from '#app/ui/pictures/picture.tsx'
import type { QuizImage, QuizResult } from '../../schema.ts'

const SHOWN = 5

/** The person's own choices as a collage: those of the winning style first. */
export function ChosenPictures({ result, images }: { result: QuizResult; images: readonly QuizImage[] }) {
  const byId = new Map(images.map((image) => [image.id, image]))
  const chosen = result.selections
    .map((selection) => byId.get(selection.selectedImage))
    .filter((image) => image !== undefined)
  const ofStyle = chosen.filter((image) => image.style === result.style)
  const others = chosen.filter((image) => image.style !== result.style)
  const shown = [...ofStyle, ...others].slice(0, SHOWN)
  if (shown.length < 3) return null
  return (
    <figure>
      <ul className="grid grid-cols-2 gap-1.5 md:gap-2.5">
        {(shown.length < SHOWN ? shown.slice(0, 3) : shown).map((image, index) => (
          <li key={image.id} className={placeOf(index)}>
            <Picture
              base={image.url}
              widths={[480, 960]}
              sizes={index === 0 ? '(width < 64rem) 100vw, 48rem' : '(width < 64rem) 50vw, 24rem'}
              alt={image.description}
              width={960}
              height={640}
              placeholder={image.placeholder ?? undefined}
              eager
            />
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 text-ink-soft text-sm">From the rooms you chose</figcaption>
    </figure>
  )
}

const placeOf = (index: number) => (index === 0 ? 'col-span-2' : '')
