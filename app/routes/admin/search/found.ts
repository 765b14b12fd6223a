import type { Hit } from '#app/features/insights/queries/global-search.server.ts'

/** The response of the search. */
export interface Found {
  /** The text searched for. */
  text: string
  hits: Hit[]
}
