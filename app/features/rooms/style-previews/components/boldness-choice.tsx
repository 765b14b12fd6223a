import { Link } from 'react-router'
import type { Boldness } from '#app/platform/ai/surfaces.ts'
import { BOLDNESS_WORDS, BOLDNESSES } from '../rules/boldness.ts'

interface BoldnessChoiceProps {
  current: Boldness
  addressOf(boldness: Boldness): string
}

/** Lets the person choose how strongly paint, tints and materials apply. */
export const BoldnessChoice = ({ current, addressOf }: BoldnessChoiceProps) => (
  <nav aria-label="How strong" className="grid grid-cols-[1fr_auto_1fr] rounded-control border border-edge">
    {BOLDNESSES.map((boldness) => (
      <Link
        key={boldness}
        to={addressOf(boldness)}
        replace
        preventScrollReset
        aria-current={boldness === current ? 'true' : undefined}
        className="-m-px grid min-h-11 place-items-center border border-transparent px-3 text-center text-sm whitespace-nowrap transition-colors first:rounded-l-control last:rounded-r-control hover:bg-linen aria-[current=true]:z-1 aria-[current=true]:border-bloom aria-[current=true]:bg-linen aria-[current=true]:font-medium"
      >
        {BOLDNESS_WORDS[boldness]}
      </Link>
    ))}
  </nav>
)
