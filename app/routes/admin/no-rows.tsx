import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { changedQuery, type Page } from '#app/lib/paging.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'

/**
 * Replaces the rows of an empty page, also of one that was emptied while it was open.
 *
 * @param props.children shown for a list without rows
 */
export function NoRows({ list, children }: { list: Page<unknown>; children: ReactNode }) {
  const [query] = useSearchParams()
  if (list.total === 0) return children
  return (
    <EmptyState
      drawing="lamp"
      title="Nothing is left on this page"
      action={<TextLink to={changedQuery(query, {})}>First page</TextLink>}
    />
  )
}
