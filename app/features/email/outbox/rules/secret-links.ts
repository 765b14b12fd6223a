/** What stands before a secret in the addresses of links: the ones to confirm, to reset and to the intake form. */
const SECRET = /((?:token(?:=|%3D))|(?:design-intake-form(?:\/|%2F)))[\w-]+/gi

/** Stands where a secret was. */
const MASK = '••••••••'

/** Whether a text holds a link that opens something for whoever has it. */
export const holdsSecretLink = (text: string): boolean => text.search(SECRET) >= 0

/** A message's body without what would make its links work. */
export const withoutSecrets = (text: string): string => text.replace(SECRET, `$1${MASK}`)

/** Why nobody is shown the secret link of a message. */
export type RevealRefusal = 'delivered' | 'will_be_delivered' | 'other_of_team'

interface Secret {
  state: 'waiting' | 'sent' | 'failed'
  /** Repeats what a mail server took. */
  isRepetition: boolean
  /** Goes to somebody of the team who is not the one who asks. */
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
