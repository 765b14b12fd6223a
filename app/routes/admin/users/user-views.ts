/** The views of a user's page, each with its own address. */
export const VIEWS = [
  { name: 'profile', text: 'Profile' },
  { name: 'ledger', text: 'Credits' },
  { name: 'uploads', text: 'Uploads' },
  { name: 'payments', text: 'Payments' },
  { name: 'emails', text: 'Emails' },
  { name: 'audit', text: 'Audit trail' },
] as const

export type ViewName = (typeof VIEWS)[number]['name']

export const isView = (name: string): name is ViewName => VIEWS.some((view) => view.name === name)
