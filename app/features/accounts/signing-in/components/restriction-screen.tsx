import { Wordmark } from '#app/ui/brand/wordmark.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { Drawing } from '#app/ui/pictures/drawing.tsx'

/** The only screen for a blocked person: what happened, whom to ask, and how to sign out. */
export function RestrictionScreen({
  siteName,
  contactEmail,
}: {
  siteName: string
  contactEmail: string | undefined
}) {
  return (
    <main className="page grid min-h-dvh content-between justify-items-center gap-12 py-8 text-center">
      <title>{`Account Access Restricted | ${siteName}`}</title>
      <Wordmark name={siteName} className="text-[1.625rem]" />
      <div className="grid max-w-text justify-items-center">
        <Drawing name="chair" className="w-36" />
        <h1 className="mt-8">Account Access Restricted</h1>
        <p className="mt-5 text-lg">
          Access to your account has been restricted. Your rooms and your style are kept as they are.
        </p>
        <p className="mt-4 text-ink-soft">
          If you think this is a mistake, write to us{' '}
          {contactEmail && (
            <>
              at{' '}
              <a href={`mailto:${contactEmail}`} className="text-bloom underline underline-offset-4">
                {contactEmail}
              </a>{' '}
              or{' '}
            </>
          )}
          through{' '}
          <TextLink to="/contact" reloadDocument>
            our contact page
          </TextLink>
          . We reply within 24 hours. What you agreed to is in{' '}
          <TextLink to="/terms" reloadDocument>
            our terms
          </TextLink>
          .
        </p>
        <form method="post" action="/sign-out" className="mt-10">
          <Button type="submit" size="large">
            Sign Out &amp; Return Home
          </Button>
        </form>
      </div>
      <div />
    </main>
  )
}
