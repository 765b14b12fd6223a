import { causesOf } from '#app/lib/causes.ts'

/** Error codes of Node and its `fetch` for failures before the first byte of a request was sent. */
const BEFORE_SENDING = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN']
const CONNECTING = ['UND_ERR_CONNECT_TIMEOUT', 'EADDRNOTAVAIL', 'EPROTO']
const CODES = [...BEFORE_SENDING, ...CONNECTING]
/** Error codes of certificates and TLS: `CERT_HAS_EXPIRED`, `DEPTH_ZERO_SELF_SIGNED_CERT`, `ERR_SSL_…`. */
const TLS = /^(ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_)|_CERT(_|$)/
/** Node's message for a connection that ended during the TLS handshake; its code is less specific. */
const TLS_BROKEN_OFF = 'before secure TLS connection was established'

/** Error codes of a connection that broke during use. */
const BROKEN_OFF = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']

/** Whether a request failed before any of it was sent, so that it cannot have cost anything. */
export function wasNeverSent(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const { code, message } = cause
    const { syscall } = cause as { syscall?: unknown }
    if (syscall === 'connect' || syscall === 'getaddrinfo') return true
    if (typeof code === 'string' && (CODES.includes(code) || TLS.test(code))) return true
    return message.includes(TLS_BROKEN_OFF)
  })
}

/** Whether a connection broke after something was sent. */
export const wasCutOff = (error: unknown): boolean =>
  causesOf(error).some((cause) => BROKEN_OFF.includes(String(cause.code)))
