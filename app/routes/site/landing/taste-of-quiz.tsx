import { Link } from 'react-router'
import { Picture } from '#app/ui/picture.tsx'
import type { LandingPictures } from './landing-pictures.server.ts'

/** Two rooms to choose between; a tap begins the quiz. */
export function TasteOfQuiz({ pictures }: { pictures: LandingPictures['pair'] }) {
  return (
    <section className="mt-section bg-linen py-section">
      <div className="page">
        <h2 className="max-w-[18ch] text-3xl">Which would you rather come home to?</h2>
        <div className="mt-8 grid gap-3 sm:grid-cols-2 md:mt-12 md:gap-6">
          {pictures.map((picture) =>
            picture ? (
              <Link key={picture.alt} to="/quiz" className="group block rounded-print">
                <span className="sr-only">Begin the quiz with this room: </span>
                <Picture
                  {...picture}
                  sizes="(width < 40rem) 100vw, 38rem"
                  className="transition-[filter] duration-200 group-hover:saturate-110 group-hover:sepia-[0.18]"
                />
              </Link>
            ) : null,
          )}
        </div>
        <p className="mt-5 text-ink-soft">
          A tap begins the quiz: 20 rounds, a few minutes, no account needed.
        </p>
      </div>
    </section>
  )
}
