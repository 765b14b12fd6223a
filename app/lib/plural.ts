const rules = new Intl.PluralRules('en-US')

/**
 * The form of a word, or of a clause, that goes with a number.
 *
 * @param more the form for several; an `s` at the end of `one` when left out
 */
export const pluralForm = (count: number, one: string, more = `${one}s`): string =>
  rules.select(count) === 'one' ? one : more

/**
 * A number with what it counts: `plural(1, 'redesign')` is '1 redesign', `plural(1200, 'person', 'people')` is
 * '1,200 people'.
 *
 * @param more the form for several; an `s` at the end of `one` when left out
 */
export const plural = (count: number, one: string, more?: string): string =>
  `${count.toLocaleString('en-US')} ${pluralForm(count, one, more)}`

/** A noun with its article: 'a kitchen', 'an entryway'. By its first letter, as our room types and styles need it. */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
