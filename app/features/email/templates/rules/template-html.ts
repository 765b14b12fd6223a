/** What the content of a template may consist of: words, lists, links. The look comes from the shared layout. */
export const TEMPLATE_HTML = {
  tags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'a'],
  ],
  attributes: { a: ['href'] },
  linkSchemes: ['http', 'https', 'mailto', 'tel'],
} as const
