import type { ReactNode } from 'react'
import type { RedesignPromise } from '#app/features/rooms/rules/redesign-promise.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { LandingPictures } from './landing-pictures.server.ts'

/** On a desk wider than the columns: the pictures are cropped to upright. */
const SIZES = '(width < 48rem) 62vw, 44rem'
const CHOICE_SIZES = '(width < 48rem) 62vw, 26rem'

/** Three steps, each with what it looks like. */
export function HowItWorks({ pictures, promise }: { pictures: LandingPictures; promise: RedesignPromise }) {
  return (
    <section className="page pt-section">
      <h2 className="text-3xl">How It Works</h2>
      <ol className="mt-10 grid gap-x-8 gap-y-14 md:mt-14 md:grid-cols-3">
        <Step number={1} title="Take the quiz" picture={<Choices pictures={pictures.quizStep} />}>
          Twenty pairs of rooms. Point at the one you would rather come home to, and skip when neither is
          yours.
        </Step>
        <Step number={2} title="Create an account" picture={<StylePage {...pictures.styleStep} />}>
          Your style is kept with its colours and materials, and the credit for your first redesign is free.
        </Step>
        <Step number={3} title="Get AI redesigns" picture={<Halves room={pictures.redesignStep} />}>
          {promise.step}
        </Step>
      </ol>
    </section>
  )
}

function Step({
  number,
  title,
  picture,
  children,
}: {
  number: number
  title: string
  picture: ReactNode
  children: ReactNode
}) {
  return (
    <li className={['', 'md:pt-12', 'md:pt-24'][number - 1]}>
      <div className="aspect-[4/3] md:aspect-[4/5]">{picture}</div>
      <div className="mt-5 flex gap-5 md:max-lg:flex-col md:max-lg:gap-2">
        <span aria-hidden className="font-display text-3xl text-bloom leading-none">
          {number}
        </span>
        <div>
          <h3>{title}</h3>
          <p className="mt-2 text-ink-soft">{children}</p>
        </div>
      </div>
    </li>
  )
}

function Choices({ pictures }: { pictures: LandingPictures['quizStep'] }) {
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

function StylePage({ picture, palette }: LandingPictures['styleStep']) {
  return (
    <div className="flex h-full flex-col gap-2">
      {picture && <Picture {...picture} sizes={SIZES} cover className="min-h-0 grow" />}
      <ul className="grid shrink-0 grid-cols-5 gap-2">
        {palette.map(({ name, hex }) => (
          <li key={name} className="text-ink-soft text-xs leading-4">
            <span className="mb-1.5 block h-12 rounded-print md:h-16" style={{ background: hex }} />
            <span className="md:max-xl:sr-only max-[22rem]:sr-only">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Halves({ room }: { room: LandingPictures['redesignStep'] }) {
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
