/**
 * What one household or office comes from: its IPv4 address, or the first 64 bits of its IPv6 address, of which every
 * device has as many as it likes.
 *
 * @param address as the connection tells, e.g. `192.0.2.1`, `::ffff:192.0.2.1`, `2001:db8::1`
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const [first, last] = [groups(head), tail === undefined ? [] : groups(tail)]
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  const whole = tail === undefined ? first : [...first, ...zeros, ...last]
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
