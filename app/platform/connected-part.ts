/** What the product works with besides the database, and whether it answered. */
export interface ConnectedPart {
  name: 'Pictures' | 'Mail' | 'Payments' | 'Redesign'
  is: string
  /** Why it does not work now. */
  problem?: string
}
