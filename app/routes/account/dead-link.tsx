import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ACCOUNT_TEXTS } from '#app/features/accounts/rules/texts.ts'
import { RESET_LINK_HOURS } from '#app/lib/link-lifetimes.ts'
import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'

const FORGOT_PASSWORD = '/auth?mode=forgot-password'

/** Events that show that somebody is reading the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Says that a link no longer works. Opens the sign-in page after `seconds` unless somebody is reading. That page
 * repeats the message.
 */
export function DeadLink({ seconds, isOld = false }: { seconds: number; isOld?: boolean }) {
  const navigate = useNavigate()
  // Nothing opens by itself while the page's script is missing.
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    setLeaving(true)
    const state = { message: ACCOUNT_TEXTS.resetLinkExpired }
    const timer = setTimeout(() => navigate('/auth', { replace: true, state }), seconds * 1000)
    const stay = () => {
      clearTimeout(timer)
      setLeaving(false)
    }
    for (const sign of SIGNS) window.addEventListener(sign, stay, { once: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) window.removeEventListener(sign, stay)
    }
  }, [navigate, seconds])
  return (
    <>
      <h1>This link no longer works</h1>
      <div className="my-8">
        <Notice tone="danger" title={ACCOUNT_TEXTS.resetLinkExpired}>
          {isOld
            ? 'The link is of an older kind that is no longer in use. A new one takes a minute.'
            : `A link is good for ${RESET_LINK_HOURS} hours and works once.`}{' '}
          {isLeaving && 'The sign-in page opens in a few seconds.'}
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
