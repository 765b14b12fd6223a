import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'
import { Card } from '#app/ui/card.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { QuizResult } from '../../schema.ts'
import { ChangeStyle } from './change-style.tsx'

interface StylePanelProps {
  result: Pick<QuizResult, 'style' | 'styleProfile'> | null
  /** Names of the styles to choose from. */
  styles: string[]
}

/** The member's style with its palette and a way to change it; without a style, a link to the quiz. */
export function StylePanel({ result, styles }: StylePanelProps) {
  if (!result) return <DiscoverStyle />
  return (
    <Card as="section" aria-labelledby="style-title" className="grid gap-5">
      <div className="@container">
        <h2 id="style-title" className="text-ink-soft text-sm tracking-normal">
          Your Style
        </h2>
        <p className="font-display text-[clamp(1.75rem,13cqi,3.5rem)] leading-tight">
          <Unbroken>{result.style}</Unbroken>
        </p>
      </div>
      <ul aria-label="Its colours" className="flex overflow-hidden rounded-print border border-line">
        {result.styleProfile.colorPalette.map(({ name, hex }) => (
          <li
            key={`${name} ${hex}`}
            title={name}
            className="h-14 grow forced-color-adjust-none"
            style={{ background: hex }}
          >
            <span className="sr-only">{name}</span>
          </li>
        ))}
      </ul>
      <ChangeStyle current={result.style} styles={styles} />
      <div className="flex flex-wrap gap-x-6 text-sm">
        <TextLink to="/quiz?retake=true" className="inline-flex min-h-11 items-center">
          Take the quiz again
        </TextLink>
        <TextLink to="/together" className="inline-flex min-h-11 items-center">
          Do it together
        </TextLink>
      </div>
    </Card>
  )
}

function DiscoverStyle() {
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl leading-7">Discover Your Style</h2>
      <p className="text-dense">
        Choose between pairs of rooms for twenty rounds and learn which style is yours.
      </p>
      <ButtonLink to="/quiz?fresh=true" size="small" className="justify-self-start">
        Take Style Quiz
      </ButtonLink>
    </Card>
  )
}
