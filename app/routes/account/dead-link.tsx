import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ACCOUNT_TEXTS } from '#app/features/accounts/rules/texts.ts'
import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'

const FORGOT_PASSWORD = '/auth?mode=forgot-password'

/** Says that a link opens nothing, and opens the sign-in page after a while. */
export function DeadLink({ seconds, isOld = false }: { seconds: number; isOld?: boolean }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate('/auth', { replace: true }), seconds * 1000)
    return () => clearTimeout(timer)
  }, [navigate, seconds])
  return (
    <>
      <h1>This link opens nothing</h1>
      <div className="my-8">
        <Notice tone="danger" title={ACCOUNT_TEXTS.resetLinkExpired}>
          {isOld
            ? 'The link is of an older kind that is no longer in use. A new one takes a minute.'
            : 'A link is good for 24 hours and works once. The sign-in page opens in a few seconds.'}
        </Notice>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <ButtonLink to={FORGOT_PASSWORD} size="large">
          Request a New Link
        </ButtonLink>
        <TextLink to="/auth">Sign in</TextLink>
      </div>
    </>
  )
}
