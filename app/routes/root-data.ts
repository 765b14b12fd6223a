import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import type { Visitor } from './site/visitor.ts'

/** What the root loader tells every page; undefined when it failed itself. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root')
}

export const FALLBACK_SITE_NAME = 'Casabloom'

/** The name of the site, whatever went wrong. */
export function useSiteName(): string {
  return useRootData()?.siteName ?? FALLBACK_SITE_NAME
}

/** Who is looking; null for a guest. */
export function useVisitor(): Visitor | null {
  return useRootData()?.visitor ?? null
}
