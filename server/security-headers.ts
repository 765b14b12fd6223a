import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Environment } from '#app/platform/env/environment.ts'

/** Headers every answer carries. The content security policy comes from the page, which knows its nonce. */
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
