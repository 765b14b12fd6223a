const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML and keeps its line breaks. */
export function textAsHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPED[character]!).replace(/\r?\n/g, '<br>')
}
