/** A URL, or undefined when it is none. `URL.parse` does the same, but not in browsers of before autumn 2024. */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
