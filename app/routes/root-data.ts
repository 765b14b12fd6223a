import { useRouteLoaderData } from 'react-router'
import type { Visitor } from './site/visitor.ts'

/** What every page knows; the root's loader tells it. */
export interface RootData {
  siteName: string
  siteUrl: string
  /** Who is looking; null for a guest. */
  visitor: Visitor | null
}

/** What every page knows; undefined when the root's loader failed itself. */
function useRootData() {
  return useRouteLoaderData('root') as RootData | undefined
}

export const FALLBACK_SITE_NAME = 'Casabloom'

/** The name of the site, available even after an error. */
export function useSiteName(): string {
  return useRootData()?.siteName ?? FALLBACK_SITE_NAME
}

/** Who is looking; null for a guest. */
export function useVisitor(): Visitor | null {
  return useRootData()?.visitor ?? null
}
