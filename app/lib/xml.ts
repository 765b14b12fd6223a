// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write them
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands in an XML document; what XML cannot hold is left out. */
export const xmlText = (text: string) =>
  text.replace(IMPOSSIBLE, '').replace(/[&<>"]/g, (character) => ENTITIES[character]!)

/** An element with text in it. */
export const xmlElement = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`

/** An answer that is an XML document, kept for minutes. */
export const xmlResponse = (type: string, lines: readonly string[]) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${lines.join('\n')}\n`, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=600' },
  })
