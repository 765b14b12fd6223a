import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddress from 'proxy-addr'
import type { TrustedProxies } from '#app/platform/env/trusted-proxies.ts'

/** Reads the network address that a request comes from. */
export type ReadClientAddress = (incoming: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/**
 * Reads `X-Forwarded-For` from the right, where the nearest proxy writes. The client may have forged everything to
 * the left of the trusted proxies' entries. Ignores anything that is not an address.
 *
 * @param trusted the trusted proxies
 */
export function clientAddress(trusted: TrustedProxies): ReadClientAddress {
  const isTrusted =
    typeof trusted === 'number'
      ? (_address: string, hop: number) => hop < trusted
      : proxyAddress.compile(trusted)
  return (incoming) => {
    const { remoteAddress = 'unknown' } = incoming.socket
    if (trusted === 0 || !incoming.headers['x-forwarded-for']) return remoteAddress
    const address = proxyAddress(incoming as IncomingMessage, isTrusted)
    return isIP(address) ? address : remoteAddress
  }
}
