import type { Hit } from '#app/features/insights/queries/global-search.server.ts'

/** What the search answers. */
export interface Found {
  /** What was looked for. */
  text: string
  hits: Hit[]
}
