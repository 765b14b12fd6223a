/** The elements and attributes that a template may contain. The shared layout adds the styles. */
export const TEMPLATE_HTML = {
  tags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'a'],
  ],
  attributes: { a: ['href'] },
  linkSchemes: ['http', 'https', 'mailto', 'tel'],
} as const
