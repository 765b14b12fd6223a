import { pageScripts, readBuild } from '../scripts/script-size/route-scripts.ts'
import type { Measurement } from './measurement.ts'

/** Bytes of JavaScript that each page needs, compressed with Brotli. */
export async function scriptBytes(): Promise<Measurement[]> {
  return pageScripts(await readBuild()).map(({ address, bytes, first, files }) => ({
    what: `script of ${address}`,
    result: `${(bytes / 1000).toFixed(1)} KB`,
    detail: `${files} files, brotli; ${(first / 1000).toFixed(1)} KB before the page is shown`,
  }))
}
