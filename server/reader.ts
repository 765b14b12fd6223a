import type { Reader } from '#app/platform/services.ts'

/**
 * Who reads a page, as far as the request tells.
 *
 * @param header value of a header, by its name in lower case
 * @param address the reader's network address
 */
export const readerOf = (header: (name: string) => string | undefined, address: string): Reader => ({
  address,
  userAgent: header('user-agent') ?? null,
  isPrefetch: /prefetch/.test(`${header('sec-purpose')} ${header('purpose')}`),
})
