import type { HeldCredit } from '#app/features/credits/queries/held-credits.server.ts'

const STATES: Record<HeldCredit['state'], (kind: string) => string> = {
  reserved: (kind) => `1 ${kind} credit, held`,
  settled: (kind) => `1 ${kind} credit`,
  released: (kind) => `None: the ${kind} credit went back`,
}

/** The price of a generation for its member: '1 room credit'. */
export const creditText = (held: HeldCredit | undefined): string =>
  held ? STATES[held.state](held.kind) : 'None'
