/** Something found, as its row shows it. */
export interface FoundRow {
  id: string
  to: string
  title: string
  /** Distinguishes it from results with the same title. */
  detail?: string
  /** What it is: 'User', 'Page'. */
  kind: string
}

/** What the administration's search answers. */
export interface Found {
  /** The text searched for. */
  text: string
  rows: FoundRow[]
  /** The lists that may contain more of what was found. */
  lists: { name: string; to: string }[]
}
