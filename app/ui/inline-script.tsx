import { createContext, use } from 'react'

/** The nonce that lets a page's own inline scripts run. Known on the server only: browsers hide it from scripts. */
export const InlineScriptNonce = createContext<string | undefined>(undefined)

/**
 * A script that runs while the browser reads the page, before it paints what follows. A page that is opened without the
 * server, by a link inside the product, does not run it.
 *
 * @param props.code plain browser JavaScript
 */
export function InlineScript({ code }: { code: string }) {
  return (
    <script nonce={use(InlineScriptNonce)} suppressHydrationWarning>
      {code}
    </script>
  )
}
