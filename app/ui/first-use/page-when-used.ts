import type { ComponentType } from 'react'
import { type LazyPart, lazyPart } from '../lazy-part.tsx'
import { awaitUse } from './await-use.ts'
import { pageTakeover } from './page-takeover.ts'

/**
 * The content of a page that is complete without its script. Where it says `data-when-used`, React takes the page over,
 * and the browser fetches the content's script, only once somebody is about to use it. Where React opens the page, its
 * `clientLoader` must preload the content.
 *
 * @param load called again if it failed
 * @param isNeeded whether something in this browser needs the script at once
 */
export function pageWhenUsed<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: () => boolean,
): LazyPart<Props> {
  const page = lazyPart(load)
  const { preload } = page
  pageTakeover.wait = () => {
    const waits = document.querySelector('[data-when-used]') && !isNeeded()
    // Where its script is lost, the page works as in a browser that runs none.
    const later = () => awaitUse(preload)
    return waits ? later() : preload().then(() => undefined, later)
  }
  return page
}
