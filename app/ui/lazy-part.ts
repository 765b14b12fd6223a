import { type ComponentType, lazy } from 'react'

/** Loads a part of a page when it is first shown. Renders nothing if the connection is lost. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }))
