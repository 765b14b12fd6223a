import { button, SANS, SERIF, text } from './email-style.ts'

const STYLES: Record<string, object> = {
  p: text,
  h2: { ...text, fontFamily: SERIF, fontSize: '22px', lineHeight: '30px', margin: '28px 0 12px' },
  h3: { ...text, fontWeight: 600, margin: '24px 0 8px' },
  ul: { ...text, paddingLeft: '22px' },
  ol: { ...text, paddingLeft: '22px' },
  li: { fontFamily: SANS, margin: '0 0 8px' },
  blockquote: {
    backgroundColor: '#F1EBE1',
    borderLeft: '3px solid #A4492F',
    margin: '0 0 20px',
    padding: '16px 20px 1px',
  },
  hr: { border: 'none', borderTop: '1px solid #E2D8C9', margin: '24px 0' },
  a: { color: '#A4492F' },
}

const kebab = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const styleOf = (style: object) =>
  Object.entries(style)
    .map(([property, value]) => `${kebab(property)}:${String(value).replaceAll('"', "'")}`)
    .join(';')

const ATTRIBUTES = Object.fromEntries(
  Object.entries(STYLES).map(([tag, style]) => [tag, `<${tag} style="${styleOf(style)}"`]),
)

const LINK_ALONE = /<p>(<a )([^>]*>[^<]*<\/a>)<\/p>/g
const ANY_TAG = /<(p|h2|h3|ul|ol|li|blockquote|hr|a)(?=[\s>/])(?! style=)/g

/**
 * Styles plain HTML like the other messages, inline in each tag, as mail programs require. A link in a paragraph of
 * its own becomes a button.
 *
 * @param html sanitised by `TEMPLATE_HTML`, so it has no inline styles
 */
export function letterHtml(html: string): string {
  return html
    .replace(LINK_ALONE, `<p style="margin:28px 0">$1style="${styleOf(button)}" $2</p>`)
    .replace(ANY_TAG, (_, tag: string) => ATTRIBUTES[tag]!)
}
