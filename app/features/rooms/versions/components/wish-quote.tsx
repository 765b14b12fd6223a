/** What the member asked of an earlier version. */
export function WishQuote({ feedback, startedFrom }: { feedback: string; startedFrom: string | null }) {
  return (
    <figure className="max-w-text border-line border-l-2 pl-5">
      <figcaption className="text-ink-soft text-sm">
        {startedFrom ? `You asked of ${startedFrom}` : 'You asked for'}
      </figcaption>
      <blockquote className="wrap-anywhere whitespace-pre-line">{feedback}</blockquote>
    </figure>
  )
}
