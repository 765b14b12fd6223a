export const ROLES = ['member', 'administrator'] as const
