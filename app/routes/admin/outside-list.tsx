import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextLink } from '#app/ui/link.tsx'

/** A page without rows of a list that has some: it lies behind the end, or too far from both ends to be opened. */
export function OutsideList() {
  return (
    <EmptyState
      drawing="lamp"
      title="This page is too far in"
      action={<TextLink to="?">First page</TextLink>}
    >
      The list has rows, but this page lies behind its end or more than 5,000 rows from both ends. Search,
      filter or sort to come closer.
    </EmptyState>
  )
}
