/**
 * Reads what the server wrote into a page as JSON.
 *
 * @returns undefined where it wrote nothing
 */
export function dataIn<T>(page: Document, id: string): T | undefined {
  const text = page.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as T) : undefined
}
