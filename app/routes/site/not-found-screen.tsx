import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { MessageScreen } from './message-screen.tsx'

/** Shown for an address without a page. */
export function NotFoundScreen({ path }: { path: string }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <MessageScreen
        tabTitle="Page not found"
        drawing="chair"
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
      </MessageScreen>
    </>
  )
}
