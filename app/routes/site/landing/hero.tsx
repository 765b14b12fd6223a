import type { RedesignPromise } from '#app/features/rooms/rules/redesign-promise.ts'
import { capitalised } from '#app/lib/capitalised.ts'
import { withArticle } from '#app/lib/plural.ts'
import { BeforeAfter } from '#app/ui/pictures/before-after.tsx'
import { PAGE_WIDE } from '#app/ui/pictures/picture.tsx'
import { FirstSteps } from './first-steps.tsx'
import type { Transformation } from './landing-pictures.server.ts'

/** On wide screens, crops the picture towards the floor, so that it fits the first screen. */
const CROPPED =
  'lg:[&_before-after]:h-[clamp(22rem,100svh-21rem,35rem)] lg:[&_before-after]:grid-rows-[100%] lg:[&_[slot]]:min-h-0 lg:[&_picture]:h-full lg:[&_img]:h-full lg:[&_img]:object-cover lg:[&_img]:object-[50%_85%]'

interface HeroProps {
  room: Transformation | undefined
  promise: RedesignPromise
  /** The free rooms of a new account; null for none. */
  free: string | null
  /** Whether the visitor is signed in. */
  isMember: boolean
}

/** The promise in a sentence, the first steps and an example, all within the first screen. */
export function Hero({ room, promise, free, isMember }: HeroProps) {
  return (
    <section className="page pt-6 md:pt-8">
      <div className="grid items-end gap-x-12 gap-y-4 md:gap-y-6 lg:grid-cols-12">
        <h1 className="text-display lg:col-span-7">The room you have, in the style you love.</h1>
        <div className="lg:col-span-5 lg:pb-1">
          <p className="max-w-[34rem] text-ink-soft">
            Choose between pictures of rooms and learn what you are drawn to. Then photograph your own room,
            and {promise.seeing}.
          </p>
          <FirstSteps isMember={isMember} className="mt-4" />
          {free && (
            <p className="mt-3 text-ink-soft text-sm">
              {free} for every new user. {promise.forNow}
            </p>
          )}
        </div>
      </div>
      {room && (
        <figure className={`-mx-margin mt-5 md:mx-0 md:mt-8 ${CROPPED}`}>
          <BeforeAfter
            label={`${capitalised(withArticle(room.roomType.toLowerCase()))} before and after its redesign`}
            before={{ ...room.before, sizes: PAGE_WIDE, priority: true }}
            after={{ ...room.after, sizes: PAGE_WIDE, eager: true }}
            line={33}
          />
          <figcaption className="mt-3 px-margin text-ink-soft text-sm md:px-0">
            One {room.roomType.toLowerCase()}, before and after: {room.style}. Drag the line to compare.{' '}
            {promise.example}
          </figcaption>
        </figure>
      )}
    </section>
  )
}
