import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY } from '#app/lib/durations.ts'

const signature = (secret: string, form: string, time: string) =>
  createHmac('sha256', secret).update(`form ${form} ${time}`).digest('base64url')

/**
 * Signs the time at which a form was opened.
 *
 * @param form name of the form; the stamp is valid for this form only
 */
export function stampForm(secret: string, form: string, now = Date.now()): string {
  return `${now}.${signature(secret, form, String(now))}`
}

/**
 * The time since a form was opened.
 *
 * @returns milliseconds; undefined when the stamp is forged or older than a day
 */
export function ageOfForm(secret: string, form: string, stamp: string, now = Date.now()): number | undefined {
  const [time = '', sealed = ''] = stamp.split('.')
  const expected = Buffer.from(signature(secret, form, time))
  const given = Buffer.from(sealed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const age = now - Number(time)
  return age <= DAY ? age : undefined
}
