import { useRouteLoaderData } from 'react-router'
import type { Visitor } from './site/visitor.ts'

/** The root loader's data, available on every page. */
export interface RootData {
  siteName: string
  siteUrl: string
  /** The signed-in user; null for a guest. */
  visitor: Visitor | null
}

/** The root loader's data; undefined when that loader failed. */
function useRootData() {
  return useRouteLoaderData('root') as RootData | undefined
}

export const FALLBACK_SITE_NAME = 'Casabloom'

/** The site's name, available even after an error. */
export function useSiteName(): string {
  return useRootData()?.siteName ?? FALLBACK_SITE_NAME
}

/** The signed-in user; null for a guest. */
export function useVisitor(): Visitor | null {
  return useRootData()?.visitor ?? null
}
