import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { useSiteName } from '../root-data.ts'

/** Says that there is no page at an address. */
export function NotFoundScreen({ path }: { path: string }) {
  const siteName = useSiteName()
  return (
    <section className="page py-section">
      <title>{`Page not found | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        drawing="chair"
        headingLevel="h1"
        title="Oops! Page not found"
        action={
          <>
            <ButtonLink to="/">Back to Home</ButtonLink>
            <ButtonLink to="/dashboard" variant="secondary">
              Go to Dashboard
            </ButtonLink>
          </>
        }
      >
        <p>An empty chair is all we keep at this address:</p>
        <p className="mt-3">
          <code className="break-all rounded-print bg-linen px-2 py-1 text-ink text-sm">{path}</code>
        </p>
      </EmptyState>
    </section>
  )
}
