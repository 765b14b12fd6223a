import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Connection } from '#app/platform/services.ts'
import type { Encoding } from './accepted-encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Half a millisecond for a page, and a sixth smaller than gzip; the highest takes a hundred times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A page that was rendered for guests, ready to be sent. */
export interface KeptPage {
  status: number
  variants: Record<Encoding, Variant>
  /** What it takes of the memory. */
  bytes: number
  route: Connection['route']
  counted: Connection['counted']
}

interface Variant {
  etag: string
  body: Buffer
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[]
  /** Those of the answer that the browser's copy is still right. */
  headersUnchanged: string[]
}

/** Statuses of pages that may be kept. */
const STATUSES = [200, 404]
/** What an answer without a page still says. */
const OF_EVERY_ANSWER = ['cache-control', 'vary', 'content-security-policy']

/**
 * Takes in a page that was rendered for every guest.
 *
 * @param connection what the page said of itself
 * @returns undefined when the answer is none, or may not be kept
 */
export async function keptPage(response: Response, connection: Connection): Promise<KeptPage | undefined> {
  if (!mayBeKept(response)) return undefined
  const { status, headers } = response
  const plain = Buffer.from(await response.arrayBuffer())
  const [br, zipped] = await Promise.all([compressBrotli(plain, BROTLI), compressGzip(plain)])
  const version = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const general = [...headers].filter(([name]) => name !== 'content-length')
  return {
    status,
    variants: {
      identity: variantOf(plain, `"${version}"`, general),
      br: variantOf(br, `"${version}-br"`, [...general, ['content-encoding', 'br']]),
      gzip: variantOf(zipped, `"${version}-gz"`, [...general, ['content-encoding', 'gzip']]),
    },
    bytes: plain.length + br.length + zipped.length,
    route: connection.route,
    counted: connection.counted,
  }
}

/** Only a rendering that knew of no visitor calls itself public (`entry.server.tsx`). */
function mayBeKept({ status, headers }: Response): boolean {
  return (
    STATUSES.includes(status) &&
    headers.get('content-type')?.startsWith('text/html') === true &&
    headers.get('cache-control')?.startsWith('public') === true &&
    !headers.has('set-cookie')
  )
}

function variantOf(body: Buffer, etag: string, headers: [string, string][]): Variant {
  return {
    etag,
    body,
    headers: [...headers.flat(), 'content-length', String(body.length), 'etag', etag],
    headersUnchanged: [
      ...headers.filter(([name]) => OF_EVERY_ANSWER.includes(name)).flat(),
      ...['etag', etag],
    ],
  }
}
