export const OUTBOX_STATES = ['waiting', 'sent', 'failed'] as const
export type OutboxState = (typeof OUTBOX_STATES)[number]
