const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML that shows it: nothing in it is a tag, and its lines stay lines. */
export function textAsHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPED[character]!).replace(/\r?\n/g, '<br>')
}
