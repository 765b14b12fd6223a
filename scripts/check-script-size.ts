/** Prints the JavaScript size of each built page, and fails when one exceeds its limit. */
import { type PageScripts, pageScripts, readBuild } from './script-size/route-scripts.ts'

const KILOBYTE = 1000
const STATIC_LIMIT = 2.5 * KILOBYTE
/** Pages with a script of their own in place of React, and so all that a guest may need. */
const OWN_SCRIPT_LIMIT = 10 * KILOBYTE
/** React, React Router and what nearly every page shares take 107 KB of it. */
const LIMIT = 120.6 * KILOBYTE
/** Its content's script is fetched when somebody is about to use it. */
const DASHBOARD_LIMIT = 108.5 * KILOBYTE
/** Pages that stand before their script. No guest has one. */
const LATER_LIMIT = 113.5 * KILOBYTE
/**
 * Lists with filters, dialogs and search. The few people who run the site load them from the browser's cache all day.
 */
const ADMINISTRATION_LIMIT = 135 * KILOBYTE

function limitOf({ isStatic, isLater, hasOwnScript, address }: PageScripts): number {
  if (hasOwnScript) return OWN_SCRIPT_LIMIT
  if (isStatic || address === '/') return STATIC_LIMIT
  if (isLater) return LATER_LIMIT
  if (address === '/dashboard') return DASHBOARD_LIMIT
  return address.startsWith('/admin') ? ADMINISTRATION_LIMIT : LIMIT
}

const inKilobytes = (bytes: number) => `${(bytes / KILOBYTE).toFixed(1)} KB`

const pages = pageScripts(await readBuild())
for (const page of pages) {
  const { address, files, bytes, first, isLater } = page
  const moments = isLater
    ? `${files} files, ${inKilobytes(first)} of it before the page is shown`
    : `${files} files`
  const verdict = bytes > limitOf(page) ? `  over ${limitOf(page) / KILOBYTE} KB` : ''
  console.log(`${inKilobytes(bytes).padStart(9)}  ${address} (${moments})${verdict}`)
}
const heavy = pages.filter((page) => page.bytes > limitOf(page))
console.log(`Script size: ${pages.length - heavy.length} pages within their limit, ${heavy.length} over it`)
if (heavy.length > 0) process.exitCode = 1
