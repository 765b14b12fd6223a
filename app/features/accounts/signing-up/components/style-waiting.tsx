import type { Paint } from '#app/features/styles/schema.ts'
import { StyleColours } from './style-colours.tsx'

/** The style that the quiz found, with its colours. */
export function StyleWaiting({ style, palette }: { style: string; palette: readonly Paint[] }) {
  return (
    <div className="border-line border-y py-5">
      <p className="mb-3 font-display text-xl">
        Your style: <span data-part="style">{style}</span> is waiting
      </p>
      <StyleColours palette={palette} />
    </div>
  )
}
