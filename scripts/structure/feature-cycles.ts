import { entersFeature } from './import-rules.ts'
import { placeOf } from './place.ts'
import type { Finding, Rule, Tree } from './rule.ts'

/** The imports that make one feature depend on another. Tables do not count, because they depend on no feature. */
function dependencies({ sources }: Tree): Map<string, Map<string, Finding>> {
  const found = new Map<string, Map<string, Finding>>()
  for (const file of sources) {
    const from = placeOf(file.path)
    if (from.isTest || from.part === 'tables') continue
    for (const { target, isPackage, line } of file.imports) {
      const to = placeOf(target)
      if (isPackage || !entersFeature(from, to) || to.part === 'tables') continue
      const edges = found.get(from.feature!) ?? new Map<string, Finding>()
      found.set(from.feature!, edges)
      if (!edges.has(to.feature!)) edges.set(to.feature!, { path: file.path, line, message: '' })
    }
  }
  return found
}

/** Reports each cycle of features once, at the import that closes it. */
export const featureCycles: Rule = (tree) => {
  const edges = dependencies(tree)
  const findings: Finding[] = []
  const done = new Set<string>()
  const walk = (feature: string, trail: string[]) => {
    const start = trail.indexOf(feature)
    if (start >= 0) {
      const circle = [...trail.slice(start), feature]
      const closing = edges.get(circle.at(-2)!)!.get(feature)!
      const message = `closes a cycle of features: ${circle.join(' → ')}. Let one of them take what it needs as an argument, or let the route call both.`
      findings.push({ ...closing, message })
      return
    }
    if (done.has(feature)) return
    for (const next of edges.get(feature)?.keys() ?? []) walk(next, [...trail, feature])
    done.add(feature)
  }
  for (const feature of edges.keys()) walk(feature, [])
  return findings
}
