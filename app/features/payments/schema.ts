export const PAYMENT_STATUSES = ['completed', 'refunded', 'disputed'] as const
