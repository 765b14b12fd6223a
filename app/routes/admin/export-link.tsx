import { Download } from 'lucide-react'
import { useLocation } from 'react-router'
import { changedQuery } from '#app/lib/paging.ts'
import { buttonStyle } from '#app/ui/buttons/button-style.ts'

/** Downloads a list with its current filters as a CSV file. Its address is the list's with `.csv`. */
export function ExportLink({ of }: { of?: string }) {
  const { pathname, search } = useLocation()
  const address = `${of ?? pathname.replace(/\/$/, '')}.csv${changedQuery(new URLSearchParams(search), {})}`
  return (
    <a href={address} download className={buttonStyle('quiet', 'small')}>
      <Download aria-hidden strokeWidth={1.5} /> Export as CSV
    </a>
  )
}
