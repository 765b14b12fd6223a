/** Secrets in the addresses of links: to confirm an address, to reset a password, and to the intake form. */
const SECRET = /((?:token(?:=|%3D))|(?:design-intake-form(?:\/|%2F)))[\w-]+/gi

const MASK = '••••••••'

/** Whether a text contains a link that grants access to its holder. */
export const holdsSecretLink = (text: string): boolean => text.search(SECRET) >= 0

/** Replaces the secrets in a message's body, so that its links do not work. */
export const withoutSecrets = (text: string): string => text.replace(SECRET, `$1${MASK}`)

/** Why a message's secret link is not shown. */
export type RevealRefusal = 'delivered' | 'will_be_delivered' | 'other_of_team'

interface Secret {
  state: 'waiting' | 'sent' | 'failed'
  /** Whether it is a copy of a delivered message. */
  isRepetition: boolean
  /** Whether it goes to another team member. */
  isOthersOfTeam: boolean
  hasMailServer: boolean
}

/**
 * A secret link belongs to its recipient. An administrator may read it only when no mail server delivers it, to pass
 * it on.
 *
 * @returns undefined when it may be shown
 */
export function revealRefusal(secret: Secret): RevealRefusal | undefined {
  if (secret.state === 'sent' || secret.isRepetition) return 'delivered'
  if (secret.isOthersOfTeam) return 'other_of_team'
  return secret.hasMailServer ? 'will_be_delivered' : undefined
}
