import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTrustedProxies } from '#app/platform/env/trusted-proxies.ts'
import { clientAddress } from './client-address.ts'

/** A request from 10.0.0.1 with this `X-Forwarded-For`. */
const from = (forwarded?: string) =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as IncomingMessage

test.each([
  ['nobody', 0, '203.0.113.7', '10.0.0.1'],
  ['one proxy', 1, '203.0.113.7', '203.0.113.7'],
  ['one proxy, before which the client wrote something', 1, '1.1.1.1, 203.0.113.7', '203.0.113.7'],
  ['two proxies', 2, '1.1.1.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['more proxies than there are', 3, '203.0.113.7', '203.0.113.7'],
  ['a network', ['10.0.0.0/8'], '1.1.1.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['another network', ['192.168.0.0/16'], '203.0.113.7', '10.0.0.1'],
  ['networks by name', ['loopback', 'uniquelocal'], '203.0.113.7, 10.9.9.9', '203.0.113.7'],
  ['a proxy that says nothing', 1, undefined, '10.0.0.1'],
])('trusting %s', (_case, trusted, forwarded, address) => {
  expect(clientAddress(trusted)(from(forwarded))).toBe(address)
})

test.each(['x'.repeat(300), 'unknown', '999.1.1.1', '203.0.113.7:80'])(
  'an invalid address is ignored: %s',
  (word) => {
    expect(clientAddress(1)(from(`203.0.113.9, ${word}`))).toBe('10.0.0.1')
  },
)

test('the proxy’s entry counts, whatever the client wrote before it', () => {
  fc.assert(
    fc.property(fc.string(), fc.ipV4(), (own, real) => {
      expect(clientAddress(1)(from(`${own}, ${real}`))).toBe(real)
    }),
  )
})

test.each([
  ['true', 1],
  ['false', 0],
  ['3', 3],
  ['10.0.0.0/8, Loopback', ['10.0.0.0/8', 'loopback']],
  ['2001:db8::/32', ['2001:db8::/32']],
  ['perhaps', undefined],
  ['10.0.0.0/99', undefined],
  ['10.0.0.0/8,', undefined],
])('TRUST_PROXY=%s', (text, trusted) => {
  expect(readTrustedProxies(text)).toEqual(trusted)
})
