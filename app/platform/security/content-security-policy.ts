/**
 * The content security policy of a page.
 *
 * @param inlineScripts sources that allow the page's own inline scripts: their nonce, or their hashes
 * @param pictureStore address from which browsers fetch private pictures; undefined when the product serves them
 */
export function contentSecurityPolicy(inlineScripts: string[], pictureStore: string | undefined): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts.map((source) => `'${source}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${pictureStore ? ` ${new URL(pictureStore).origin}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${import.meta.env?.DEV ? ' ws: wss:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' https://checkout.stripe.com https://billing.stripe.com",
    "frame-ancestors 'none'",
  ].join('; ')
}
