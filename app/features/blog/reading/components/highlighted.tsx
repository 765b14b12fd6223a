import type { TextPart } from '../rules/highlights.ts'

/** Text with the search matches marked. */
export function Highlighted({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isHit }, index) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
      <mark key={index} className="bg-ochre/30 text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
