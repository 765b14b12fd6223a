import { randomUUID } from 'node:crypto'
import { DAY_SECONDS } from '#app/lib/durations.ts'

const NAME = 'casabloom.browser'
const SHAPE = /^[0-9a-f-]{36}$/

/** The id in the browser's cookie; null without a valid one. */
export function browserIdOf(headers: Headers): string | null {
  const cookies = (headers.get('cookie') ?? '').split('; ')
  const value = cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1)
  return value && SHAPE.test(value) ? value : null
}

/** A one-day cookie that lets form limits tell apart the browsers of one network. Scripts cannot read it. */
export function newBrowserCookie(isSecure: boolean): string {
  return `${NAME}=${randomUUID()}; Path=/; Max-Age=${DAY_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
