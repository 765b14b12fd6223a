import Bowser from 'bowser'

/**
 * A browser's name in words that its owner knows.
 *
 * @param userAgent as the browser sent it at sign-in
 * @returns for example `Safari on iOS`; 'Unknown browser' without a user agent
 */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown browser'
  const { browser, os } = Bowser.parse(userAgent)
  if (!browser.name) return 'Unknown browser'
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
