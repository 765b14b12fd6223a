import { placeOf } from './place.ts'
import type { Finding, Rule } from './rule.ts'

/** The part of the tree within which imports are relative. */
function roomOf(filePath: string): string {
  const { layer, feature } = placeOf(filePath)
  if (layer === 'features') return `app/features/${feature}`
  if (layer === 'app root') return 'app'
  return filePath.startsWith('app/') ? `app/${layer}` : filePath.split('/')[0]!
}

function adviceFor(from: string, target: string, specifier: string): string | undefined {
  if (!/\.[a-z0-9]+(\?[a-z]+)?$/.test(specifier)) return 'write the file with its extension, as Node does.'
  const isApp = target.startsWith('app/')
  const isInside = target.startsWith(`${roomOf(from)}/`)
  if (specifier.startsWith('../') && !isInside && (isApp || target.startsWith('tests/')))
    return `this climbs out of ${roomOf(from)}. Write #${target}.`
  return undefined
}

/** Reports imports that are not written as `#app/…` between rooms and relative inside one, with an extension. */
export const importPaths: Rule = ({ sources }) =>
  sources.flatMap((file) =>
    file.imports.flatMap(({ isPackage, target, specifier, line }): Finding[] => {
      const advice = isPackage ? undefined : adviceFor(file.path, target, specifier)
      return advice ? [{ path: file.path, line, message: `imports ${specifier}: ${advice}` }] : []
    }),
  )
