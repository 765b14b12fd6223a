/** A style on the contact sheet. */
export interface SheetStyle {
  name: string
  /** Its relation to the person. */
  mark: 'Your style' | 'Also in your quiz' | null
}

/** Sorts the styles for a person: their own first, the runner-up of their quiz second, then the others. */
export function sheetOf(styles: readonly string[], own?: string | null, runnerUp?: string): SheetStyle[] {
  const first = styles.filter((name) => name === own)
  const second = styles.filter((name) => name === runnerUp && name !== own)
  const others = styles.filter((name) => name !== own && name !== runnerUp)
  return [
    ...first.map((name) => ({ name, mark: 'Your style' as const })),
    ...second.map((name) => ({ name, mark: 'Also in your quiz' as const })),
    ...others.map((name) => ({ name, mark: null })),
  ]
}
