import type { ProductProcess } from '#tests/journeys/product-process.ts'

/**
 * Signs in the first administrator and gives them unlimited credits.
 *
 * @returns the session's `Cookie` header
 */
export async function signInAsAdministrator(
  { address, query }: Pick<ProductProcess, 'address' | 'query'>,
  password: string,
): Promise<string> {
  const [admin] = await query<{ email: string }>(
    "UPDATE users SET admin_granted_unlimited = true WHERE role = 'administrator' RETURNING email",
  )
  const answer = await fetch(`${address}/auth`, {
    method: 'POST',
    body: new URLSearchParams({ email: admin!.email, password }),
    headers: { Origin: address },
    redirect: 'manual',
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (cookies.length === 0) throw new Error(`Sign-in was answered with ${answer.status}`)
  return cookies.join('; ')
}
