const PATHS = ['/auth/reset-password', '/reset-password']
const TYPES = ['recovery', 'password_recovery']

interface PageAddress {
  /** For example `/auth`. */
  pathname: string
  /** For example `?reset=true`. */
  search: string
  /** For example `#type=recovery`. Servers never see it. */
  hash: string
}

/** Whether an address is a link to choose a new password, in any form that such links have had. */
export function isResetAddress({ pathname, search, hash }: PageAddress): boolean {
  return PATHS.includes(pathname.replace(/(?<=.)\/$/, '')) || carriesRecovery({ search, hash })
}

/** Whether query or hash contain what a link for a new password contains. */
export function carriesRecovery({ search, hash }: Omit<PageAddress, 'pathname'>): boolean {
  const query = new URLSearchParams(search)
  const inHash = new URLSearchParams(hash.replace(/^#/, ''))
  return (
    query.get('reset') === 'true' ||
    [query, inHash].some((part) => part.has('access_token') || TYPES.includes(part.get('type') ?? '')) ||
    /recovery/i.test(withoutWayBack(query)) ||
    /recovery/i.test(hash)
  )
}

/** The return path is left out, because its page's name may contain 'recovery'. */
function withoutWayBack(query: URLSearchParams): string {
  const rest = new URLSearchParams(query)
  rest.delete('returnTo')
  return rest.toString()
}

/** Whether this is an obsolete link without a token. It carries a session of its own, which opens nothing here. */
export function isOldResetLink(address: Omit<PageAddress, 'pathname'>): boolean {
  return carriesRecovery(address) && !new URLSearchParams(address.search).has('token')
}
