import { Link } from 'react-router'
import type { QuizImage } from '#app/features/quiz/schema.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'

interface Choice {
  image: QuizImage
  /** Where the quiz continues. */
  to: string
}

/** The first round of a quiz. A tap makes its first choice. */
export function TasteOfQuiz({ choices }: { choices: Choice[] }) {
  return (
    <section className="mt-section bg-linen py-section">
      <div className="page">
        <h2 className="max-w-[18ch] text-3xl">Which would you rather come home to?</h2>
        <div className="mt-8 grid gap-3 sm:grid-cols-2 md:mt-12 md:gap-6">
          {choices.map(({ image, to }) => (
            <Link key={image.id} to={to} rel="nofollow" className="group block rounded-print">
              <span className="sr-only">Begin the quiz with this room: </span>
              <Picture
                base={image.url}
                widths={[480, 960]}
                alt={image.description}
                width={960}
                height={640}
                {...(image.placeholder && { placeholder: image.placeholder })}
                sizes="(width < 40rem) 100vw, 38rem"
                className="transition-[filter] duration-200 group-hover:saturate-110 group-hover:sepia-[0.18]"
              />
            </Link>
          ))}
        </div>
        <p className="mt-5 text-ink-soft">
          Your tap is the first of 20 choices. The others take a few minutes. You need no account.
        </p>
      </div>
    </section>
  )
}
