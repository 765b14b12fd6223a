import type { ReactNode } from 'react'
import { QuizPicture } from '../../playing/components/quiz-picture.tsx'
import type { QuizImage, Selection } from '../../schema.ts'

interface ChosenPrintsProps {
  selections: readonly Selection[]
  images: readonly QuizImage[]
  ref?: React.Ref<HTMLDivElement>
  /** A line below the prints. */
  children?: ReactNode
}

/** Every choice of a quiz as a small print, spread over the whole window. */
export function ChosenPrints({ selections, images, ref, children }: ChosenPrintsProps) {
  const byId = new Map(images.map((image) => [image.id, image]))
  const chosen = selections.flatMap(({ selectedImage }) => byId.get(selectedImage) ?? [])
  return (
    <div
      ref={ref}
      className="quiz-prints pointer-events-none fixed inset-0 z-10 grid content-center justify-center gap-8 px-4"
    >
      <ul
        aria-hidden="true"
        className="grid grid-cols-[repeat(4,auto)] justify-center gap-1.5 md:grid-cols-[repeat(5,auto)] md:gap-2.5"
      >
        {chosen.map((image) => (
          <li
            key={image.id}
            data-print={image.id}
            className="aspect-3/2 w-[min(21vw,17dvh)] overflow-hidden rounded-print md:w-[min(15vw,24dvh)]"
          >
            <QuizPicture image={image} alt="" />
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
