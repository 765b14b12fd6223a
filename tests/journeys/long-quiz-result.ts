import type { QuizResult } from '#app/features/quiz/schema.ts'
import { LONG_WORD } from './long-texts.ts'
import type { QueryProduct } from './query-product.ts'

/**
 * Gives a quiz picture a style with the longest texts that administrators may give one.
 *
 * @returns a result of that style, as a browser stores it
 */
export async function longestQuizResult(query: QueryProduct): Promise<string> {
  const [taken] = await query<{ responses: QuizResult }>('SELECT responses FROM quiz_responses LIMIT 1')
  const { selections, styleProfile, ...result } = taken!.responses
  const style = LONG_WORD.slice(0, 60)
  const long = (texts: string[]) => texts.map(() => LONG_WORD)
  await query(
    `INSERT INTO style_definitions (style_name, color_palette, materials, characteristics, design_principles)
     VALUES ($1, $2, $3, $4, $5)`,
    [
      style,
      JSON.stringify(styleProfile.colorPalette.map(({ hex }) => ({ hex, name: style }))),
      long(styleProfile.materials),
      long(styleProfile.characteristics),
      long(styleProfile.designPrinciples),
    ],
  )
  await query('UPDATE quiz_images SET style_label = $1 WHERE id = $2', [style, selections[0]!.selectedImage])
  return JSON.stringify({ ...result, styleProfile, selections, style } satisfies QuizResult)
}
