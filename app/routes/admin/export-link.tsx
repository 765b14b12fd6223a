import { Download } from 'lucide-react'
import { useLocation } from 'react-router'
import { changedQuery } from '#app/lib/paging.ts'
import { buttonStyle } from '#app/ui/buttons/button-style.ts'

/** The way to take a list along as it is narrowed now: a CSV file at the list's own address with `.csv`. */
export function ExportLink({ of }: { of?: string }) {
  const { pathname, search } = useLocation()
  const address = `${of ?? pathname.replace(/\/$/, '')}.csv${changedQuery(new URLSearchParams(search), {})}`
  return (
    <a href={address} download className={buttonStyle('quiet', 'small')}>
      <Download aria-hidden strokeWidth={1.5} /> Export as CSV
    </a>
  )
}
