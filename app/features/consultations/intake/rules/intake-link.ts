/** Path of the intake form for a token. */
export const intakeAddress = (token: string) => `/design-intake-form/${token}`

/** Whether a link opens its form, or why not. */
export type IntakeLinkState = 'open' | 'unknown' | 'used' | 'expired'

export function intakeLinkState(
  link: { usedAt: Date | null; expiresAt: Date } | undefined,
  now = new Date(),
): IntakeLinkState {
  if (!link) return 'unknown'
  if (link.usedAt) return 'used'
  return link.expiresAt <= now ? 'expired' : 'open'
}

/** Stands in a preview for a link that does not exist yet. */
export const LINK_PLACEHOLDER = 'The link to the intake form is made when this is sent.'
