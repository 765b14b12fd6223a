/**
 * The network of a household or an office: an IPv4 address, or the first 64 bits of an IPv6 address, because each
 * device can choose the rest freely.
 *
 * @param address as the connection reports it, for example `192.0.2.1`, `::ffff:192.0.2.1`, `2001:db8::1`
 */
export function networkOf(address: string): string {
  const ipv6 = groupsOf(address)
  return ipv6 ? `${ipv6.slice(0, 4).join(':')}::/64` : ipv4Of(address)
}

/**
 * A block of networks that one customer can rent: the 256 addresses around an IPv4 address, or the first 48 bits of
 * an IPv6 address.
 */
export function neighbourhoodOf(address: string): string {
  const ipv6 = groupsOf(address)
  if (ipv6) return `${ipv6.slice(0, 3).join(':')}::/48`
  return `${ipv4Of(address).split('.').slice(0, 3).join('.')}.0/24`
}

/** Converts an IPv4 address that is written as IPv6. */
const ipv4Of = (address: string) => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address

/** The eight groups of an IPv6 address; undefined for IPv4. */
function groupsOf(address: string): string[] | undefined {
  if (!ipv4Of(address).includes(':')) return undefined
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const [first, last] = [groups(head), tail === undefined ? [] : groups(tail)]
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  const whole = tail === undefined ? first : [...first, ...zeros, ...last]
  return whole.map((group) => group.replace(/^0+(?=.)/, ''))
}
