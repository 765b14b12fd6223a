import { fillPlaceholders, placeholdersIn } from '#app/lib/placeholders.ts'
import { textAsHtml } from '#app/lib/text-as-html.ts'
import { INSTEAD, isTemplateVariable, MAY_BE_UNSAID, type TemplateValues } from './template-variables.ts'

/** A template as an administrator wrote it. `content` is sanitised HTML. */
export interface Template {
  subject: string
  content: string
}

/**
 * Fills a template for one person. Values stay text: escaped and with their line breaks in the content, on one line
 * in the subject.
 *
 * @param values by variable; missing or empty ones get a fallback that keeps the sentence whole
 * @param customMessage text to add as an 'Additional Message' after the first paragraph
 * @returns subject as text, content as HTML; unknown placeholders stay visible
 */
export function renderTemplate(
  { subject, content }: Template,
  values: TemplateValues,
  customMessage = '',
): { subject: string; html: string } {
  const said = (name: string) => (isTemplateVariable(name) ? values[name]?.trim() : undefined)
  const valueFor = (name: string) => (isTemplateVariable(name) ? said(name) || INSTEAD[name] : undefined)
  // Lists and exports show subjects, so they must not contain a secret link.
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

/** List items without a nested list. */
const LIST_ITEM = /<li>(?:(?!<\/?li>).)*<\/li>/gs
const EMPTY_LIST = /<(ul|ol)>\s*<\/\1>/g

/** Removes list items about missing answers, and lists without items. */
function withoutUnsaid(content: string, said: (name: string) => string | undefined): string {
  const isUnsaid = (name: string) => MAY_BE_UNSAID.includes(name) && !said(name)
  return content
    .replace(LIST_ITEM, (item) => (placeholdersIn(item).some(isUnsaid) ? '' : item))
    .replace(EMPTY_LIST, '')
}

const END_OF_PARAGRAPH = '</p>'

/** Escapes braces in the message, so that it contains no placeholders. */
function withCustomMessage(content: string, customMessage: string): string {
  if (!customMessage.trim()) return content
  const words = textAsHtml(customMessage.trim()).replace(/\{/g, '&#123;')
  const block = `<blockquote><p><strong>Additional Message</strong></p><p>${words}</p></blockquote>`
  const end = content.indexOf(END_OF_PARAGRAPH)
  const place = end < 0 ? 0 : end + END_OF_PARAGRAPH.length
  return content.slice(0, place) + block + content.slice(place)
}
