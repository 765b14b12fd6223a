import Bowser from 'bowser'

/**
 * What a browser is called, in words its owner knows.
 *
 * @param userAgent as the browser sent it when it signed in
 * @returns e.g. `Safari on iOS`; 'Unknown browser' when it did not say
 */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown browser'
  const { browser, os } = Bowser.parse(userAgent)
  if (!browser.name) return 'Unknown browser'
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
