/** A form as a browser without scripts sends it: only what the page's HTML says. */

/** An input, a choice or a text area in a page's HTML. */
interface Control {
  name: string
  /** What is sent when a person leaves it alone; undefined when nothing is. */
  value: string | undefined
}

/**
 * Fills in the form with a certain button.
 *
 * @param page HTML of the page
 * @param button text of the button that is pressed
 * @param typed what a person fills in, by the names of the fields
 * @returns the fields that are sent, with those that the page filled in itself
 * @throws Error when the page has no such form, button or field, or when the form needs a script
 */
export function filledIn<Typed extends Record<string, string | File>>(
  page: string,
  button: string,
  typed: Typed,
): Record<string, string | File> {
  const form = [...page.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].find((match) =>
    match[2]!.includes(`>${button}<`),
  )
  if (!form) throw new Error(`The page has no form with the button '${button}'.`)
  const [, attributes = '', content = ''] = form
  if (attributeOf(attributes, 'method') !== 'post') throw new Error('The form is not sent by POST.')
  const isMultipart = attributeOf(attributes, 'encType') === 'multipart/form-data'
  if (!isMultipart && Object.values(typed).some((value) => value instanceof File))
    throw new Error('The form sends no files.')
  const controls = controlsIn(content)
  for (const name of Object.keys(typed))
    if (!controls.some((control) => control.name === name))
      throw new Error(`The form has no field '${name}'.`)
  const sent = controls.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]))
  return { ...Object.fromEntries(sent), ...pressed(content, button), ...typed }
}

function controlsIn(content: string): Control[] {
  const inputs = [...content.matchAll(/<input\b([^>]*)>/g)].map(([, own = '']) => inputOf(own))
  const texts = [...content.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs)].map(
    ([, own = '', value = '']) => ({ name: attributeOf(own, 'name') ?? '', value: decoded(value) }),
  )
  const choices = [...content.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)].map(
    ([, own = '', options = '']) => ({ name: attributeOf(own, 'name') ?? '', value: chosenOf(options) }),
  )
  return [...inputs, ...texts, ...choices].filter(({ name }) => name)
}

function inputOf(attributes: string): Control {
  const type = attributeOf(attributes, 'type')
  const isTicked = attributeOf(attributes, 'checked') !== undefined
  const isLeftOut = type === 'file' || ((type === 'checkbox' || type === 'radio') && !isTicked)
  const value = attributeOf(attributes, 'value') ?? (isTicked ? 'on' : '')
  return { name: attributeOf(attributes, 'name') ?? '', value: isLeftOut ? undefined : value }
}

/** A browser sends the first option when none is selected. */
function chosenOf(options: string): string {
  const all = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, own = '']) => own)
  const chosen = all.find((own) => attributeOf(own, 'selected') !== undefined) ?? all[0]
  return attributeOf(chosen ?? '', 'value') ?? ''
}

/** The name and value of the pressed button. */
function pressed(content: string, button: string): Record<string, string> {
  const [, attributes = ''] =
    [...content.matchAll(/<button\b([^>]*)>(.*?)<\/button>/gs)].find(([, , inside]) =>
      `>${inside}<`.includes(`>${button}<`),
    ) ?? []
  if (attributeOf(attributes, 'type') !== 'submit') throw new Error(`'${button}' does not send the form.`)
  if (attributeOf(attributes, 'disabled') !== undefined) throw new Error(`'${button}' cannot be pressed.`)
  const name = attributeOf(attributes, 'name')
  return name ? { [name]: attributeOf(attributes, 'value') ?? '' } : {}
}

function attributeOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(attributes)?.[1]
  return value === undefined ? undefined : decoded(value)
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const decoded = (html: string): string =>
  html.replace(/&([\w#]+);/g, (whole, name) => ENTITIES[name] ?? whole)
