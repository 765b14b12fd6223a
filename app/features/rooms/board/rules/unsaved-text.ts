import { amountText, centsIn } from './price-text.ts'

/** The fields that save themselves. */
export const SAVED_FIELDS = ['price', 'budget', 'notes'] as const
export type SavedField = (typeof SAVED_FIELDS)[number]

/** What a field holds, and what was stored when it was typed. */
export interface UnsavedText {
  text: string
  seen: string
}

/** Reads what a tab kept of a field; undefined when that is nothing, or not an unsaved text. */
export function unsavedTextIn(stored: string | null): UnsavedText | undefined {
  try {
    const { text, seen } = JSON.parse(stored ?? 'null') as Record<string, unknown>
    return typeof text === 'string' && typeof seen === 'string' ? { text, seen } : undefined
  } catch {
    return undefined
  }
}

/**
 * What a tab keeps of a field once a form has stored its text: what was typed since, as typed over the stored text.
 *
 * @param kept what the tab kept until then
 * @param sent the text in the form
 */
export function unsavedAfter(name: SavedField, kept: string | null, sent: string): UnsavedText | undefined {
  const unsaved = unsavedTextIn(kept)
  if (!unsaved || unsaved.text === sent) return undefined
  return { text: unsaved.text, seen: name === 'notes' ? sent.trimEnd() : amountText(centsIn(sent) ?? null) }
}

/**
 * Decides what a field shows in place of the stored text when its page's script begins.
 *
 * @param shown what the field holds; differs from `saved` if somebody typed before the script began
 * @param stored what the tab kept
 * @returns the text, and whether to save it unasked: only when nothing else was stored since it was typed. Undefined
 *   when the stored text is all there is
 */
export function textToRestore(
  saved: string,
  shown: string,
  stored: string | null,
): { unsaved: UnsavedText; isSavedUnasked: boolean } | undefined {
  // Browsers write every line break as one character.
  if (shown !== saved.replaceAll('\r\n', '\n'))
    return { unsaved: { text: shown, seen: saved }, isSavedUnasked: false }
  const kept = unsavedTextIn(stored)
  if (!kept || kept.text === saved) return undefined
  return { unsaved: kept, isSavedUnasked: kept.seen === saved }
}
