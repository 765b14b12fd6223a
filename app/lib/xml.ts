// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write them
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for an XML document and removes characters that XML cannot contain. */
export const xmlText = (text: string) =>
  text.replace(IMPOSSIBLE, '').replace(/[&<>"]/g, (character) => ENTITIES[character]!)

/** An element with text content. */
export const xmlElement = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`

/** An XML document as a response that caches keep for minutes. */
export const xmlResponse = (type: string, lines: readonly string[]) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${lines.join('\n')}\n`, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=600' },
  })
