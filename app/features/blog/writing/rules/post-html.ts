/** The elements and attributes that a post may contain. The editor offers nothing else. */
export const POST_HTML = {
  tags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'a', 'img', 'figure', 'figcaption'],
  ],
  attributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
  },
  linkSchemes: ['http', 'https', 'mailto', 'tel'],
}
