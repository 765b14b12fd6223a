import { fillPlaceholders, placeholdersIn } from '#app/lib/placeholders.ts'
import { textAsHtml } from '#app/lib/text-as-html.ts'
import { INSTEAD, isTemplateVariable, MAY_BE_UNSAID, type TemplateValues } from './template-variables.ts'

/** A template as administrators write it; `content` is sanitised HTML. */
export interface Template {
  subject: string
  content: string
}

/**
 * Fills a template for one person. Values are text: in the content their characters mean nothing to HTML, and their
 * lines stay lines; in the subject they are one line.
 *
 * @param values by variable; what is missing or empty gets words that keep the sentence whole
 * @param customMessage text that is added as an 'Additional Message' after the first paragraph
 * @returns subject as text, content as HTML; unknown placeholders stay visible
 */
export function renderTemplate(
  { subject, content }: Template,
  values: TemplateValues,
  customMessage = '',
): { subject: string; html: string } {
  const said = (name: string) => (isTemplateVariable(name) ? values[name]?.trim() : undefined)
  const valueFor = (name: string) => (isTemplateVariable(name) ? said(name) || INSTEAD[name] : undefined)
  // Subjects stand in lists and exports, where no secret link belongs.
  const inSubject = (name: string) => (name === 'intake_form_url' ? '' : valueFor(name))
  const filled = (name: string) => {
    const value = valueFor(name)
    return value === undefined ? undefined : textAsHtml(value)
  }
  return {
    subject: fillPlaceholders(subject, inSubject).replace(/\s+/g, ' ').trim(),
    html: fillPlaceholders(withCustomMessage(withoutUnsaid(content, said), customMessage), filled),
  }
}

/** Items that hold no further list. */
const LIST_ITEM = /<li>(?:(?!<\/?li>).)*<\/li>/gs
const EMPTY_LIST = /<(ul|ol)>\s*<\/\1>/g

/** Leaves out list items about what was not said, and lists of which nothing is left. */
function withoutUnsaid(content: string, said: (name: string) => string | undefined): string {
  const isUnsaid = (name: string) => MAY_BE_UNSAID.includes(name) && !said(name)
  return content
    .replace(LIST_ITEM, (item) => (placeholdersIn(item).some(isUnsaid) ? '' : item))
    .replace(EMPTY_LIST, '')
}

const END_OF_PARAGRAPH = '</p>'

/** Braces of the message are no placeholders: it is written for this person, and could be quoting them. */
function withCustomMessage(content: string, customMessage: string): string {
  if (!customMessage.trim()) return content
  const words = textAsHtml(customMessage.trim()).replace(/\{/g, '&#123;')
  const block = `<blockquote><p><strong>Additional Message</strong></p><p>${words}</p></blockquote>`
  const end = content.indexOf(END_OF_PARAGRAPH)
  const place = end < 0 ? 0 : end + END_OF_PARAGRAPH.length
  return content.slice(0, place) + block + content.slice(place)
}
