import { type ComponentType, lazy, useState } from 'react'

/** A part of a page that can be fetched before it is shown. */
export type LazyPart<Props> = ComponentType<Props> & { preload: () => Promise<unknown> }

/**
 * A part of a page that the browser fetches when it is first shown. In the server's pages it is complete.
 *
 * @param otherwise shown when the connection is lost; nothing by default
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = () => null,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const fetched = async () => {
    loaded = await load()
    return loaded
  }
  // On the server it is there before the first page.
  if (import.meta.env?.SSR) fetched().catch(() => {})
  const Later = lazy(async () => ({ default: await fetched().catch(() => otherwise) }))
  function LazyPart(props: Props) {
    // The same one for as long as it is shown, so that it keeps its state.
    const [Part] = useState(() => loaded ?? Later)
    return <Part {...props} />
  }
  return Object.assign(LazyPart, { preload: fetched })
}
