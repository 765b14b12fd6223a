import type { ReactNode } from 'react'
import type { RedesignPromise } from '#app/features/rooms/rules/redesign-promise.ts'
import type { LandingPictures } from './landing-pictures.server.ts'
import { Choices, Halves, StylePage } from './step-pictures.tsx'

interface HowItWorksProps {
  pictures: LandingPictures
  promise: RedesignPromise
  /** The free rooms of a new account; null for none. */
  free: string | null
  /** The price of a room in one line. */
  price: string
}

/** Three illustrated steps, and their price. */
export function HowItWorks({ pictures, promise, free, price }: HowItWorksProps) {
  return (
    <section className="page pt-section">
      <h2 className="text-3xl">How It Works</h2>
      <p className="mt-3 text-ink-soft text-lg">{price}</p>
      <ol className="mt-10 grid gap-x-8 gap-y-14 md:mt-14 md:grid-cols-3">
        <Step number={1} title="Take the quiz" picture={<Choices pictures={pictures.quizStep} />}>
          Twenty pairs of rooms. Point at the one you would rather come home to, and skip when neither is
          yours.
        </Step>
        <Step number={2} title="Create an account" picture={<StylePage {...pictures.styleStep} />}>
          Your style is kept with its colours and materials
          {free && ', and the credit for your first redesign is free'}.
        </Step>
        <Step number={3} title="Get AI redesigns" picture={<Halves room={pictures.redesignStep} />}>
          {promise.step}
        </Step>
      </ol>
    </section>
  )
}

interface StepProps {
  number: number
  title: string
  picture: ReactNode
  children: ReactNode
}

function Step({ number, title, picture, children }: StepProps) {
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
