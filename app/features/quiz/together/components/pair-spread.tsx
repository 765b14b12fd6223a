import type { ReactNode } from 'react'
import type { StyleProfile } from '#app/features/styles/schema.ts'
import { partsOfBlend } from '#app/lib/blend-name.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { MaterialSwatches } from '../../result/components/material-swatches.tsx'
import { PaintChips } from '../../result/components/paint-chips.tsx'
import type { PairView, ShownSide } from '../queries/pair-view.server.ts'
import { AgreementTable } from './agreement-table.tsx'

interface PairSpreadProps {
  view: PairView
  /** The second style's owner: "Ada's style". */
  theirs: string
  /** The next steps, below the blend's name. */
  children: ReactNode
}

/** Two people's styles side by side, what they agree on, and their blend. */
export function PairSpread({ view, theirs, children }: PairSpreadProps) {
  const { mine, theirs: other, blend, agreement } = view
  const name = blend?.primaryStyle ?? mine.profile.primaryStyle
  return (
    <div className="grid gap-14 md:gap-20">
      <header className="grid gap-5 wrap-anywhere">
        <h1 className="tracking-normal">
          <span className="block text-bloom text-lg leading-7">{blend ? 'Both of you' : 'You agree'} </span>
          <span className="block text-[clamp(2.125rem,8vw,6rem)] leading-[0.95] tracking-tight text-balance">
            <StyleName name={name} />
          </span>
        </h1>
        <p className="max-w-text text-lg">
          {blend
            ? 'Two styles, one home. Below: the two of you side by side, what you share, and a blend of both.'
            : 'You would live in the same rooms. There is nothing to blend: your style is this one.'}
        </p>
        {children}
      </header>
      <section aria-label="Your two styles" className="grid gap-8 sm:grid-cols-2 sm:gap-6 lg:gap-10">
        <SideOf title="Your style" side={mine} />
        <SideOf title={theirs} side={other} />
      </section>
      <AgreementTable agreement={agreement} />
      {blend && <Blend blend={blend} />}
    </div>
  )
}

/** A style's name; of a blend, each half keeps to one line where there is room. */
function StyleName({ name }: { name: string }) {
  const halves = partsOfBlend(name)
  if (!halves) return name
  const [one, other] = halves
  return (
    <>
      <span className="inline-block">{one} ×</span> <span className="inline-block">{other}</span>
    </>
  )
}

function SideOf({ title, side: { profile, picture } }: { title: string; side: ShownSide }) {
  return (
    <figure className="grid content-start gap-3 wrap-anywhere">
      {picture && (
        <Picture
          base={picture.url}
          widths={[480, 960]}
          sizes="(width < 40rem) 100vw, (width < 75rem) 50vw, 36rem"
          alt={picture.description}
          width={960}
          height={640}
          placeholder={picture.placeholder ?? undefined}
        />
      )}
      <span aria-hidden="true" className="flex overflow-hidden rounded-print border border-line">
        {profile.colorPalette.map(({ name, hex }) => (
          <span
            key={`${name} ${hex}`}
            className="h-8 grow forced-color-adjust-none"
            style={{ background: hex }}
          />
        ))}
      </span>
      <figcaption>
        <span className="block text-ink-soft text-sm">{title}</span>
        <span className="block font-display text-2xl leading-tight">
          <Unbroken>{profile.primaryStyle}</Unbroken>
        </span>
        <span className="mt-2 block max-w-text text-dense">{profile.characteristics[0]}</span>
      </figcaption>
    </figure>
  )
}

function Blend({ blend }: { blend: StyleProfile }) {
  return (
    <>
      <section aria-labelledby="blend-palette">
        <h2 id="blend-palette">Your colours together</h2>
        <p className="mt-3 mb-6 max-w-text text-dense">
          The same number from each of you, with the lightest and the darkest of all, and no two that look
          alike.
        </p>
        <PaintChips palette={blend.colorPalette} />
      </section>
      <div className="grid gap-14 lg:grid-cols-2 lg:gap-16">
        <section aria-labelledby="blend-materials">
          <h2 id="blend-materials" className="mb-6">
            Your materials together
          </h2>
          <MaterialSwatches materials={blend.materials} />
        </section>
        <section aria-labelledby="blend-principles">
          <h2 id="blend-principles" className="mb-6">
            How it works in a room
          </h2>
          <ul className="border-line border-t">
            {blend.designPrinciples.map((principle) => (
              <li key={principle} className="border-line border-b py-4">
                {principle}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
