import { compile } from 'proxy-addr'

/** The proxies trusted to name a request's sender: a number of hops, or networks. */
export type TrustedProxies = number | string[]

const WORDS: Record<string, number> = { true: 1, yes: 1, on: 1, false: 0, no: 0, off: 0 }
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Reads `TRUST_PROXY`.
 *
 * @param text `true` (one proxy), `false`, a number of proxies in a row, or networks: `10.0.0.0/8, loopback`
 * @returns undefined for anything else
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  const trimmed = text.trim().toLowerCase()
  if (Object.hasOwn(WORDS, trimmed)) return WORDS[trimmed]
  if (/^\d{1,2}$/.test(trimmed)) return Number(trimmed)
  const networks = trimmed.split(',').map((network) => network.trim())
  return networks.every(isNetwork) ? networks : undefined
}

function isNetwork(network: string): boolean {
  if (NAMED_NETWORKS.includes(network)) return true
  try {
    return Boolean(compile(network))
  } catch {
    return false
  }
}
