import { part, showNotice } from '#app/lib/page-script/page-parts.ts'
import {
  GUARD_TEXTS,
  type GuestFormRules,
  HONEYPOT_FIELD,
  HONEYPOT_REASON,
  tooFastReason,
  tooManyReason,
  waitOf,
} from '../../rules/spam.ts'
import { sentTimes } from './sent-times.ts'

export type Guard = ReturnType<typeof followGuard>

const SECOND = 1000

/**
 * Applies a guest form's rules in the browser. The server enforces the same rules.
 *
 * @param tell called when the button may have to say something else
 */
export function followGuard(form: HTMLFormElement, rules: GuestFormRules, tell: () => void) {
  let openedAt = Date.now()
  const isEarly = () => Date.now() - openedAt < rules.minimumSeconds * SECOND
  const left = () => waitOf(sentTimes(rules.name), rules, Date.now())
  const look = () => {
    if (!form.isConnected) return clearInterval(clock)
    showCooldown(form, Math.ceil(left() / SECOND))
    tell()
  }
  setTimeout(look)
  const clock = setInterval(look, SECOND / 2)
  return {
    /** What the button says while the form cannot be sent; undefined when it can. */
    waitingText: () => (left() > 0 ? GUARD_TEXTS.cooldown : isEarly() ? GUARD_TEXTS.starting : undefined),
    /** Why the form must not be sent now; undefined when it may. */
    reasonFor: (fields: FormData): string | undefined => {
      if (fields.get(HONEYPOT_FIELD)) return HONEYPOT_REASON
      if (isEarly()) return tooFastReason(rules)
      return left() > 0 ? tooManyReason(left()) : undefined
    },
    /** A new stamp of the server means that the form was opened again. */
    openAgain: () => {
      openedAt = Date.now()
    },
  }
}

function showCooldown(form: HTMLFormElement, seconds: number): void {
  const notice = showNotice(part('cooldown', form), seconds > 0)
  if (notice) part('left', notice).textContent = minutesAndSeconds(seconds)
}

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
