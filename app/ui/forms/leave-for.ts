/**
 * Opens the page that an answer leads to, and never returns. Whoever comes back from there finds what the server shows
 * then, and not a form that is being sent.
 */
export function leaveFor(address: string): Promise<never> {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.assign(address)
  return new Promise(() => undefined)
}
