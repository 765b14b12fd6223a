import { createHash } from 'node:crypto'

/**
 * Replaces the nonce of a page that is sent more than once with hashes of the scripts that carry it, because a nonce
 * that others have seen protects nothing. A script without the nonce is foreign and gets no hash.
 *
 * @param html a whole page
 * @param nonce random value on the page's own script elements
 * @returns the page without the nonce, and the sources of its inline scripts for the content security policy
 */
export function hashInlineScripts(html: string, nonce: string): { body: string; inlineScripts: string[] } {
  const mark = ` nonce="${nonce}"`
  const inlineScripts = new Set<string>()
  for (const part of html.split('<script').slice(1)) {
    const start = part.indexOf('>')
    const tag = part.slice(0, start)
    if (!tag.includes(mark) || tag.includes(' src="')) continue
    const text = part.slice(start + 1, part.indexOf('</script>'))
    inlineScripts.add(`sha256-${createHash('sha256').update(text).digest('base64')}`)
  }
  return { body: html.replaceAll(mark, ''), inlineScripts: [...inlineScripts] }
}
