import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Connection } from '#app/platform/services.ts'
import type { Encoding } from './accepted-encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Takes half a millisecond per page and is a sixth smaller than gzip. The highest quality takes a hundred times as
 * long.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A page rendered for guests, ready to be sent. */
export interface CachedPage {
  status: number
  /** Whether it may be sent again. A redirect or a failure goes only to those who wait for it. */
  isCacheable: boolean
  variants: Record<Encoding, Variant>
  /** Its size in memory. */
  bytes: number
  route: Connection['route']
  counted: Connection['counted']
}

interface Variant {
  /** Undefined for a page that is not cached. */
  etag: string | undefined
  body: Buffer
  /** Names and values alternately, as `writeHead` takes them. */
  headers: string[]
  /** Headers of a 304 response. */
  headersUnchanged: string[]
}

/** Headers that a 304 response repeats. */
const OF_EVERY_ANSWER = ['cache-control', 'vary', 'content-security-policy']

/**
 * Converts a response that was rendered for every guest.
 *
 * @param connection has the page's route and counter
 * @returns undefined when the response sets a cookie, because then every visitor needs their own
 */
export async function cachedPage(
  response: Response,
  connection: Pick<Connection, 'route' | 'counted'>,
): Promise<CachedPage | undefined> {
  const { status, headers } = response
  if (headers.has('set-cookie')) return undefined
  const plain = Buffer.from(await response.arrayBuffer())
  const general = [...headers].filter(([name]) => name !== 'content-length')
  const about = { status, route: connection.route, counted: connection.counted }
  if (!isCacheable(response)) {
    const identity = variantOf(plain, undefined, general)
    const variants = { identity, br: identity, gzip: identity }
    return { ...about, isCacheable: false, variants, bytes: plain.length }
  }
  const [br, zipped] = await Promise.all([compressBrotli(plain, BROTLI), compressGzip(plain)])
  const version = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return {
    ...about,
    isCacheable: true,
    variants: {
      identity: variantOf(plain, `"${version}"`, general),
      br: variantOf(br, `"${version}-br"`, [...general, ['content-encoding', 'br']]),
      gzip: variantOf(zipped, `"${version}-gz"`, [...general, ['content-encoding', 'gzip']]),
    },
    bytes: plain.length + br.length + zipped.length,
  }
}

/** Only a successful page that was rendered for every guest is marked public (`entry.server.tsx`). */
function isCacheable({ headers }: Response): boolean {
  return (
    headers.get('content-type')?.startsWith('text/html') === true &&
    headers.get('cache-control')?.startsWith('public') === true
  )
}

function variantOf(body: Buffer, etag: string | undefined, headers: [string, string][]): Variant {
  const tag = etag === undefined ? [] : ['etag', etag]
  return {
    etag,
    body,
    headers: [...headers.flat(), 'content-length', String(body.length), ...tag],
    headersUnchanged: [...headers.filter(([name]) => OF_EVERY_ANSWER.includes(name)).flat(), ...tag],
  }
}
