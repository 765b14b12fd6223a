/** Prints the JavaScript size of each built page, and fails when one exceeds its limit. */
import { type PageScripts, pageScripts, readBuild } from './script-size/route-scripts.ts'

const KILOBYTE = 1000
const STATIC_LIMIT = 5 * KILOBYTE
const LIMIT = 130 * KILOBYTE
/**
 * Lists with filters, dialogs and search. The few people who run the site load them from the browser's cache all day.
 */
const ADMINISTRATION_LIMIT = 140 * KILOBYTE

function limitOf({ isStatic, address }: PageScripts): number {
  if (isStatic || address === '/') return STATIC_LIMIT
  return address.startsWith('/admin') ? ADMINISTRATION_LIMIT : LIMIT
}

const pages = pageScripts(await readBuild())
for (const page of pages) {
  const size = `${(page.bytes / KILOBYTE).toFixed(1)} KB`.padStart(9)
  const verdict = page.bytes > limitOf(page) ? `  over ${limitOf(page) / KILOBYTE} KB` : ''
  console.log(`${size}  ${page.address} (${page.files} files)${verdict}`)
}
const heavy = pages.filter((page) => page.bytes > limitOf(page))
console.log(`Script size: ${pages.length - heavy.length} pages within their limit, ${heavy.length} over it`)
if (heavy.length > 0) process.exitCode = 1
