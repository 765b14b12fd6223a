/** What stands before a secret in the addresses of links: the ones to confirm, to reset and to the intake form. */
const SECRET = /((?:token(?:=|%3D))|(?:design-intake-form(?:\/|%2F)))[\w-]+/gi

/** Replaces a secret. */
const MASK = '••••••••'

/** Whether a text contains a link that grants access to its holder. */
export const holdsSecretLink = (text: string): boolean => text.search(SECRET) >= 0

/** A message's body without what would make its links work. */
export const withoutSecrets = (text: string): string => text.replace(SECRET, `$1${MASK}`)

/** Why a message's secret link is not shown. */
export type RevealRefusal = 'delivered' | 'will_be_delivered' | 'other_of_team'

interface Secret {
  state: 'waiting' | 'sent' | 'failed'
  /** Repeats what a mail server took. */
  isRepetition: boolean
  /** Goes to another member of the team. */
  isOthersOfTeam: boolean
  hasMailServer: boolean
}

/**
 * A secret link is its recipient's alone. Only where no mail server brings it to them may an administrator read it, to
 * hand it on.
 *
 * @returns undefined when it may be shown
 */
export function revealRefusal(secret: Secret): RevealRefusal | undefined {
  if (secret.state === 'sent' || secret.isRepetition) return 'delivered'
  if (secret.isOthersOfTeam) return 'other_of_team'
  return secret.hasMailServer ? 'will_be_delivered' : undefined
}
