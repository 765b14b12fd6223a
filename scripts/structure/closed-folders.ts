import { placeOf } from './place.ts'
import type { Finding, Rule } from './rule.ts'

/** Folders behind a port, and the folder that may import them. */
const CLOSED: Record<string, string> = {
  'app/platform/ai/built-in/': 'app/platform/ai/',
  'app/platform/ai/openai/': 'app/platform/ai/',
}

/** Reports imports past a port, including types: code that knows one implementation cannot use another. */
export const closedFolders: Rule = ({ sources }) =>
  sources.flatMap((file) => {
    const { layer, isTest } = placeOf(file.path)
    if (isTest || layer === 'tools') return []
    return file.imports.flatMap(({ target, line }): Finding[] => {
      const folder = Object.keys(CLOSED).find((closed) => target.startsWith(closed))
      if (!folder || file.path.startsWith(CLOSED[folder]!)) return []
      const message = `imports ${target}: ${folder} stands behind a port. Use the contracts in ${CLOSED[folder]}, and have it opened there.`
      return [{ path: file.path, line, message }]
    })
  })
