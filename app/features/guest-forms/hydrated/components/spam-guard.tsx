import { useEffect, useMemo, useState } from 'react'
import { sentTimes } from '../../components/script/sent-times.ts'
import {
  type GuestFormRules,
  HONEYPOT_FIELD,
  HONEYPOT_REASON,
  STAMP_FIELD,
  tooFastReason,
  tooManyReason,
  waitOf,
} from '../../rules/spam.ts'

const SECOND = 1000

export interface SpamGuard {
  rules: GuestFormRules
  /** The server's stamp of when the form was opened. */
  stamp: string
  /**
   * `opening` until the page's script runs; `starting` before the form may be sent; `cooldown` while this browser is over
   * the limit.
   */
  state: 'opening' | 'starting' | 'cooldown' | 'ready'
  /** Time left of the cooldown, as m:ss. */
  cooldown: string
  /** Why the form must not be sent now; undefined when it may. */
  reasonFor(form: FormData): string | undefined
}

/**
 * Applies a guest form's rules in the browser. The server enforces the same rules.
 *
 * @param stamp from the server; a new stamp counts as opening the form again
 */
export function useSpamGuard(rules: GuestFormRules, stamp: string): SpamGuard {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stamp means that the form was opened again.
  const openedAt = useMemo(Date.now, [stamp])
  const [wait, setWait] = useState<'opening' | 'early' | number>('opening')
  useEffect(() => {
    const look = () => {
      const cooldown = Math.ceil(waitOf(sentTimes(rules.name), rules, Date.now()) / SECOND)
      setWait(cooldown === 0 && isEarly(openedAt, rules) ? 'early' : cooldown)
    }
    look()
    const clock = setInterval(look, SECOND / 2)
    return () => clearInterval(clock)
  }, [rules, openedAt])
  return {
    rules,
    stamp,
    state: wait === 'early' ? 'starting' : wait === 'opening' ? wait : wait > 0 ? 'cooldown' : 'ready',
    cooldown: typeof wait === 'number' ? minutesAndSeconds(wait) : '',
    reasonFor: (form) => {
      if (form.get(HONEYPOT_FIELD)) return HONEYPOT_REASON
      if (isEarly(openedAt, rules)) return tooFastReason(rules)
      const left = waitOf(sentTimes(rules.name), rules, Date.now())
      return left > 0 ? tooManyReason(left) : undefined
    },
  }
}

const isEarly = (openedAt: number, { minimumSeconds }: GuestFormRules) =>
  Date.now() - openedAt < minimumSeconds * SECOND

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The guard's hidden fields: the honeypot, and the server's stamp. */
export function SpamGuardFields({ stamp }: { stamp: string }) {
  return (
    <>
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <label>
          Company website
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={STAMP_FIELD} value={stamp} />
    </>
  )
}
