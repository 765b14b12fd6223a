const rules = new Intl.PluralRules('en-US')

/**
 * Singular or plural of a word or clause.
 *
 * @param more the plural; `one` with an `s` by default
 */
export const pluralForm = (count: number, one: string, more = `${one}s`): string =>
  rules.select(count) === 'one' ? one : more

/**
 * A number with its noun: `plural(1, 'redesign')` is '1 redesign', `plural(1200, 'person', 'people')` is '1,200
 * people'.
 *
 * @param more the plural; `one` with an `s` by default
 */
export const plural = (count: number, one: string, more?: string): string =>
  `${count.toLocaleString('en-US')} ${pluralForm(count, one, more)}`

/**
 * A noun with its article: 'a kitchen', 'an entryway'. Decides by the first letter, which suffices for room types and
 * styles.
 */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
