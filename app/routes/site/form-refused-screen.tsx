import type { FormRefused } from '#app/lib/form-refused.ts'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { useSiteName } from '../root-data.ts'

/**
 * The answer to a refused form on a page without scripts.
 *
 * @param props.address of the form's page, with its query
 */
export function FormRefusedScreen({ address, title, message }: FormRefused & { address: string }) {
  const siteName = useSiteName()
  return (
    <EmptyState
      drawing="lampOff"
      headingLevel="h1"
      title={title}
      action={<ButtonLink to={address}>Back to the page</ButtonLink>}
    >
      <title>{`${title} | ${siteName}`}</title>
      {message}
    </EmptyState>
  )
}
