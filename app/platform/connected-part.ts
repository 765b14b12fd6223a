/** A service that the product uses besides the database, and whether it answered. */
export interface ConnectedPart {
  name: 'Pictures' | 'Mail' | 'Payments' | 'Redesign'
  is: string
  /** Why it does not work now; undefined when it does. */
  problem?: string
}
