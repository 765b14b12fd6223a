import { parsedUrl } from '#app/lib/parsed-url.ts'

/** Pages that make no sense after signing in. */
const NO_DESTINATION = /^\/(auth|sign-out)(\/|$)/
/** An arbitrary base to resolve paths against. */
const HERE = 'http://here.invalid'

/**
 * The page to open after signing in. Anybody may have written the address, so only paths of this site count.
 *
 * @param returnTo as it stands in the address, for example `/dashboard?from=email`
 * @returns the normalised path, or undefined when it leads elsewhere
 */
export function safeReturnPath(returnTo: unknown): string | undefined {
  if (typeof returnTo !== 'string' || returnTo.length > 2000 || !returnTo.startsWith('/')) return undefined
  const address = parsedUrl(returnTo, HERE)
  if (!address || address.origin !== HERE) return undefined
  const { pathname, search, hash } = address
  // `/..//elsewhere` is a path here, but normalises to another host.
  if (pathname.startsWith('//') || NO_DESTINATION.test(pathname)) return undefined
  return pathname + search + hash
}
