import type { ComponentProps } from 'react'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { useSiteName } from '../root-data.ts'

interface MessageScreenProps extends ComponentProps<typeof EmptyState> {
  /** Title of the browser's tab, without the site's name. */
  tabTitle: string
}

/** A message in place of a page, with links to continue. */
export function MessageScreen({ tabTitle, ...message }: MessageScreenProps) {
  const siteName = useSiteName()
  return (
    <section className="page py-section">
      <title>{`${tabTitle} | ${siteName}`}</title>
      <EmptyState headingLevel="h1" {...message} />
    </section>
  )
}
