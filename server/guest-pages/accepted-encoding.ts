/** The encodings of a page, smallest first. */
export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The smallest encoding that a browser accepts (RFC 9110, 12.5.3).
 *
 * @param header its `Accept-Encoding`
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  // A shortcut for the header of nearly every browser.
  if (/^gzip, deflate, br(, zstd)?$/.test(header)) return 'br'
  const accepted = new Map(header.toLowerCase().split(',').map(weighted))
  const isAccepted = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0
  if (isAccepted('br')) return 'br'
  return isAccepted('gzip') ? 'gzip' : 'identity'
}

function weighted(part: string): [name: string, weight: number] {
  const [name = '', weight] = part.split(';')
  return [name.trim(), weight === undefined ? 1 : Number(/q=([\d.]+)/.exec(weight)?.[1] ?? 0)]
}
