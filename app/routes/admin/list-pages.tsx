import { useSearchParams } from 'react-router'
import { changedQuery, LAST_PAGE, type Page, pagesOf } from '#app/lib/paging.ts'
import { NumberedPages } from '#app/ui/lists/numbered-pages.tsx'

/** Links to the pages of a list, with the current query. */
export function ListPages({ list }: { list: Page<unknown> }) {
  const [query] = useSearchParams()
  return (
    <NumberedPages
      page={list.page}
      pages={pagesOf(list)}
      last={list.isMore ? changedQuery(query, { page: LAST_PAGE }) : undefined}
      addressOf={(page) => changedQuery(query, { page: page === 1 ? '' : String(page) })}
    />
  )
}
