import type { StoredResult } from './collage.ts'

/** Checks the shape, because other scripts, older versions or people may have written to the browser's storage. */
export function isStoredResult(value: unknown): value is StoredResult {
  const { style, styleProfile, selections, styleBreakdown, pictures } = fieldsOf(value)
  const { colorPalette, materials, characteristics, designPrinciples } = fieldsOf(styleProfile)
  return (
    typeof style === 'string' &&
    isObject(styleBreakdown) &&
    isListOf(selections, ['style']) &&
    (pictures === undefined || isListOf(pictures, ['id', 'url'])) &&
    isListOf(colorPalette, ['name', 'hex']) &&
    [materials, characteristics, designPrinciples].every(Array.isArray)
  )
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

const fieldsOf = (value: unknown) => (isObject(value) ? value : {}) as Record<string, unknown>

/** Whether it is a list of objects that have these texts. */
function isListOf(value: unknown, texts: readonly string[]): boolean {
  const isWhole = (item: unknown) => texts.every((name) => typeof fieldsOf(item)[name] === 'string')
  return Array.isArray(value) && value.every(isWhole)
}
