import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { changedQuery, type Page } from '#app/lib/paging.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextLink } from '#app/ui/link.tsx'

/**
 * Stands where rows would. A list that has some lies too far from both ends here to be opened.
 *
 * @param props.children what is said of a list without any row
 */
export function NoRows({ list, children }: { list: Page<unknown>; children: ReactNode }) {
  const [query] = useSearchParams()
  if (list.total === 0) return children
  return (
    <EmptyState
      drawing="lamp"
      title="This page is too far in"
      action={<TextLink to={changedQuery(query, {})}>First page</TextLink>}
    >
      The list has rows, but this page lies behind its end or more than 5,000 rows from both ends. Search,
      filter or sort to come closer.
    </EmptyState>
  )
}
