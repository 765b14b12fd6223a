import type { RedesignPromise } from '#app/features/rooms/rules/redesign-promise.ts'
import { capitalised } from '#app/lib/capitalised.ts'
import { withArticle } from '#app/lib/plural.ts'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { BeforeAfter } from '#app/ui/pictures/before-after.tsx'
import type { Transformation } from './landing-pictures.server.ts'

const SIZES = '(width < 82rem) 100vw, 75rem'

/** One sentence, one button, and one room that shows what is promised. */
export function Hero({ room, promise }: { room: Transformation | undefined; promise: RedesignPromise }) {
  return (
    <section className="page pt-10 md:pt-20">
      <div className="grid items-end gap-x-12 gap-y-7 lg:grid-cols-12">
        <h1 className="text-display lg:col-span-8">The room you have, in the style you love.</h1>
        <div className="lg:col-span-4 lg:pb-2">
          <p className="max-w-[34rem] text-ink-soft">
            Choose between pictures of rooms and learn what you are drawn to. Then photograph your own room,
            and {promise.seeing}.
          </p>
          <ButtonLink to="/quiz" size="large" className="mt-6 max-sm:w-full">
            Start the Style Quiz
          </ButtonLink>
          <p className="mt-4 text-ink-soft text-sm">1 free AI room redesign for every new user.</p>
        </div>
      </div>
      {room && (
        <figure className="-mx-margin mt-10 md:mx-0 md:mt-16">
          <BeforeAfter
            label={`${capitalised(withArticle(room.roomType.toLowerCase()))} before and after its redesign`}
            before={{ ...room.before, sizes: SIZES, priority: true }}
            after={{ ...room.after, sizes: SIZES, eager: true }}
          />
          <figcaption className="mt-3 px-margin text-ink-soft text-sm md:px-0">
            One {room.roomType.toLowerCase()}, before and after: {room.style}. Drag the line to look around.{' '}
            {promise.example}
          </figcaption>
        </figure>
      )}
    </section>
  )
}
