import type { Reader } from '#app/platform/services.ts'

/**
 * The reader of a page, as far as the request reveals them.
 *
 * @param header returns a header's value by its name in lower case
 * @param address the reader's network address
 */
export const readerOf = (header: (name: string) => string | undefined, address: string): Reader => ({
  address,
  userAgent: header('user-agent') ?? null,
  isPrefetch: /prefetch/.test(`${header('sec-purpose')} ${header('purpose')}`),
})
