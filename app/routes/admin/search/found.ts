import type { Hit } from '#app/features/insights/queries/global-search.server.ts'

export interface Found {
  /** The text searched for. */
  text: string
  hits: Hit[]
}
