import type { ReactNode } from 'react'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { QuizHeader } from '../../playing/components/quiz-frame.tsx'
import type { QuizImage, QuizResult } from '../../schema.ts'
import { collageOf } from '../rules/collage.ts'
import { reasonFor } from '../rules/mix.ts'
import { ChosenPictures } from './chosen-pictures.tsx'
import { MaterialSwatches } from './material-swatches.tsx'
import { MixBar } from './mix-bar.tsx'
import { PaintChips } from './paint-chips.tsx'

interface QuizSpreadProps {
  siteName: string
  result: QuizResult
  images: readonly QuizImage[]
  /** The line above the style's name. */
  eyebrow: string
  /** A welcome after sign-up. */
  notice?: ReactNode
  /** The next step for this person. */
  call: ReactNode
  /** The address that begins the quiz anew. */
  retake: string
  /** Offers the second style. */
  runnerUp: ReactNode
}

/** The result, laid out like a magazine spread. */
export function QuizSpread({ siteName, result, images, eyebrow, notice, call, ...props }: QuizSpreadProps) {
  const { style, styleProfile } = result
  const reason = reasonFor(result)
  const [lede, ...details] = styleProfile.characteristics
  return (
    <>
      <QuizHeader siteName={siteName} onPage />
      <main className="page grid gap-14 pt-6 pb-section md:gap-20 md:pt-10">
        <div className="grid gap-8 md:gap-10">
          {notice}
          <header>
            <h1 tabIndex={-1} className="tracking-normal outline-none">
              <span className="block text-bloom text-lg leading-7">{eyebrow} </span>
              <span
                data-style-name
                className={`block tracking-tight text-balance leading-[0.95] ${sizeOf(style)}`}
              >
                <Unbroken>{style}</Unbroken>
              </span>
            </h1>
            {reason && <p className="mt-4 max-w-text text-lg md:mt-6">{reason}</p>}
          </header>
          <section className="grid items-start gap-8 lg:grid-cols-[7fr_5fr] lg:gap-12">
            <ChosenPictures pictures={collageOf(result, images)} />
            <div className="grid gap-10">
              <p className="font-display text-xl md:text-2xl">{lede}</p>
              {call}
              {result.selections.length > 0 && <MixBar result={result} />}
              {props.runnerUp}
            </div>
          </section>
        </div>
        <section aria-labelledby="quiz-palette">
          <h2 id="quiz-palette" className="mb-6">
            Colour palette
          </h2>
          <PaintChips palette={styleProfile.colorPalette} />
        </section>
        <div className="grid gap-14 lg:grid-cols-2 lg:gap-16">
          <section aria-labelledby="quiz-materials">
            <h2 id="quiz-materials" className="mb-6">
              Key materials
            </h2>
            <MaterialSwatches materials={styleProfile.materials} />
          </section>
          <section aria-labelledby="quiz-principles">
            <h2 id="quiz-principles" className="mb-6">
              Design principles
            </h2>
            <ol className="border-line border-t">
              {styleProfile.designPrinciples.map((principle, index) => (
                <li key={principle} className="flex gap-5 border-line border-b py-4">
                  <span aria-hidden="true" className="w-6 shrink-0 font-display text-bloom text-xl">
                    {index + 1}
                  </span>
                  <span className="min-w-0">{principle}</span>
                </li>
              ))}
            </ol>
            <ul className="mt-8 grid gap-3 text-ink-soft text-dense">
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </section>
        </div>
        <p className="border-line border-t pt-6 text-ink-soft">
          Not quite you? <TextLink to={props.retake}>Retake the quiz</TextLink>
        </p>
      </main>
    </>
  )
}

/** Smaller sizes keep long names to two lines. */
function sizeOf(style: string): string {
  return style.length > 11 ? 'text-[clamp(2.75rem,9vw,7.5rem)]' : 'text-[clamp(3.5rem,14vw,10.5rem)]'
}
