import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Environment } from '#app/platform/env/environment.ts'

/** Headers of every response. The page sets the content security policy, because it knows its nonce. */
export function securityHeaders(environment: Environment): MiddlewareHandler {
  return secureHeaders({
    strictTransportSecurity: environment.appUrl.startsWith('https:')
      ? 'max-age=31536000; includeSubDomains'
      : false,
    xFrameOptions: 'DENY',
    xXssProtection: false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginResourcePolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  })
}
