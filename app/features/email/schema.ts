export const OUTBOX_STATES = ['waiting', 'sent', 'failed'] as const
