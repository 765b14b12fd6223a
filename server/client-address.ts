import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddress from 'proxy-addr'
import type { TrustedProxies } from '#app/platform/env/trusted-proxies.ts'

/** Reads the network address a request comes from. */
export type ClientAddress = (incoming: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/**
 * Counts from the right of `X-Forwarded-For`, where the nearest proxy writes: everything left of what a trusted proxy
 * wrote is the client's own word. What is no address counts as none.
 *
 * @param trusted the proxies whose word is taken
 */
export function clientAddress(trusted: TrustedProxies): ClientAddress {
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
