import type { PageHandle } from '#app/lib/page-handle.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { Drawing } from '#app/ui/pictures/drawing.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/services.ts'
import { landingPictures } from './landing/landing-pictures.server.ts'
import { RequestDesigner } from './request-designer.tsx'

export const handle: PageHandle = { static: true, guestPage: { query: [] } }

export const meta = pageMeta(
  'Interior Design Services',
  'A designer for rooms that ask for a person: how it goes, what it covers, and how to begin.',
)

export function loader() {
  const { hero } = landingPictures()
  return { picture: hero?.after }
}

const STEPS = [
  [
    'You tell us about the project',
    'Where it is, what it is about, your budget and your timeline. Five minutes.',
  ],
  ['A designer answers', 'Within 24 hours, by email or by phone, as you prefer.'],
  [
    'You describe the room',
    'A longer form about the room, its light and what you want to keep, with photos. We look through it within 2–3 business days.',
  ],
  [
    'You meet',
    'A first session of 90 minutes, free and without obligation. Afterwards you decide whether to continue.',
  ],
] as const

const KINDS = [
  ['A single room', 'Layout, colours, lighting and furniture for a room you want to have right.'],
  ['A whole home', 'One line of thought from the door to the attic, room by room and year by year.'],
  ['A renovation', 'Kitchens, bathrooms and walls that move: planned with the people who build it.'],
  ['A second opinion', 'Your own plan, or a redesign you like, looked at by somebody who has built a few.'],
] as const

export default function Services({ loaderData: { picture } }: Route.ComponentProps) {
  return (
    <article className="pb-section">
      <header className="page grid items-end gap-x-12 gap-y-8 pt-10 md:pt-20 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h1 className="text-3xl">Interior Design Services</h1>
          <p className="mt-5 max-w-text text-ink-soft text-lg">
            A redesign shows you where a room could go. Some rooms ask for a person to take them there: a wall
            to move, a kitchen to plan, a house to think through as a whole.
          </p>
        </div>
        <div className="lg:col-span-4">
          <RequestDesigner />
        </div>
      </header>
      {picture && (
        <div className="page mt-12">
          <Picture
            {...picture}
            cover
            sizes="(width < 82rem) 100vw, 75rem"
            className="aspect-[3/2] md:aspect-[2/1]"
          />
        </div>
      )}
      <section aria-labelledby="how" className="page mt-section">
        <h2 id="how" className="text-2xl">
          How it works
        </h2>
        <ol className="mt-8 grid gap-x-10 md:grid-cols-2 xl:grid-cols-4">
          {STEPS.map(([title, text], index) => (
            <li key={title} className="flex gap-5 border-line border-t py-6">
              <span aria-hidden className="font-display text-2xl text-bloom leading-none">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="kinds" className="page mt-section grid gap-x-12 gap-y-8 md:grid-cols-12">
        <div className="md:col-span-4">
          <h2 id="kinds" className="text-2xl">
            What people ask us for
          </h2>
          <Drawing name="chair" className="mt-8 hidden w-44 md:block" />
        </div>
        <div className="md:col-span-8">
          <dl>
            {KINDS.map(([title, text]) => (
              <div
                key={title}
                className="grid gap-x-8 gap-y-1 border-line border-t py-6 sm:grid-cols-[12rem_1fr]"
              >
                <dt className="font-display text-lg">{title}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="border-line border-t py-6">
            Not sure what you need? <TextLink to="/contact">Write to us</TextLink> first.
          </p>
        </div>
      </section>
    </article>
  )
}
