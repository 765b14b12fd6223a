/** The longest word that fits into a line of a headline on a small phone. */
const MAX_LENGTH = 15

/**
 * A headline whose words with a hyphen do not end a line at it: 'Mid-Century Modern'. Our display font has no
 * non-breaking hyphen, and the text stays as it is for whoever copies it.
 */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 && part.length <= MAX_LENGTH ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
