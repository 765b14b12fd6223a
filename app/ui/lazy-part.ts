import { type ComponentType, lazy } from 'react'

/** A part of a page that is fetched when it is first shown, and left out when the connection is lost. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }))
