import type { TextPart } from '../rules/highlights.ts'

/** Text with what was searched for marked in it. */
export function Highlighted({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isHit }, index) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never change places
      <mark key={index} className="bg-ochre/30 text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
