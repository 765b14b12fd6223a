import { ACCOUNT_TEXTS } from '#app/features/accounts/rules/texts.ts'
import { RESET_LINK_HOURS } from '#app/lib/link-lifetimes.ts'
import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'

const FORGOT_PASSWORD = '/auth?mode=forgot-password'

/**
 * Says that a link no longer works. The page's script opens the sign-in page after a while, unless somebody is reading;
 * that page repeats the message.
 */
export function DeadLink({ isOld = false }: { isOld?: boolean }) {
  return (
    <div data-part="dead-link">
      <h1>This link no longer works</h1>
      <div className="my-8">
        <Notice tone="danger" title={ACCOUNT_TEXTS.resetLinkExpired}>
          {isOld
            ? 'The link is of an older kind that is no longer in use. A new one takes a minute.'
            : `A link is good for ${RESET_LINK_HOURS} hours and works once.`}
          <span data-part="leaving" hidden>
            {' '}
            The sign-in page opens in a few seconds.
          </span>
        </Notice>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <ButtonLink to={FORGOT_PASSWORD} size="large">
          Request a New Link
        </ButtonLink>
        <TextLink to="/auth">Sign in</TextLink>
      </div>
    </div>
  )
}

/** A link without a token. Only the browser can tell what it was, because it sees the part after `#`. */
export const LinkUnknown = () => (
  <>
    <h1 data-part="verifying" role="status" className="animate-breathe noscript:hidden">
      Verifying your link…
    </h1>
    <noscript>
      <DeadLink />
    </noscript>
    <template data-part="unknown-link">
      <DeadLink />
    </template>
    <template data-part="old-link">
      <DeadLink isOld />
    </template>
  </>
)
