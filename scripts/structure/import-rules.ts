import { type Layer, type Place, placeOf } from './place.ts'
import type { Finding, Rule } from './rule.ts'
import type { Import, SourceFile } from './source-file.ts'

/** Allowed imports by layer. Tests and tools may import anything, and every layer may import plain data (`.json`). */
const MAY_IMPORT: Record<Layer, readonly Layer[]> = {
  'app root': ['routes', 'features', 'ui', 'platform', 'lib', 'app root'],
  routes: ['features', 'ui', 'platform', 'lib', 'routes'],
  features: ['features', 'ui', 'platform', 'lib'],
  ui: ['ui', 'lib'],
  platform: ['platform', 'lib'],
  lib: ['lib'],
  server: ['server', 'platform', 'lib'],
  tests: ['app root', 'routes', 'features', 'ui', 'platform', 'lib', 'server', 'tests', 'tools'],
  tools: ['app root', 'routes', 'features', 'ui', 'platform', 'lib', 'server', 'tests', 'tools'],
}

/** Parts of a feature that other features may import. */
const OPEN_PARTS = ['schema', 'rules', 'policy', 'queries', 'commands']
/** Parts that may import another feature's tables, for foreign keys and joins, never to write. */
const MAY_SEE_TABLES = ['tables', 'queries']
/** Parts that also run in the browser. */
const BROWSER_PARTS = ['schema', 'rules', 'policy', 'components']
/** Platform modules that use nothing outside the process and may run in the browser. */
const RUNS_ANYWHERE = ['app/platform/ai/capabilities.ts', 'app/platform/jobs/queue.ts']

interface Edge {
  from: Place
  to: Place
  found: Import
  /** Files named in app/routes.ts. */
  screens: ReadonlySet<string>
}

/** The rules: whether an import breaks one, and what to do instead. */
const IMPORT_RULES: { isBroken(edge: Edge): boolean; advice: string }[] = [
  {
    isBroken: ({ from, to, found }) =>
      !MAY_IMPORT[from.layer].includes(to.layer) &&
      !found.target.endsWith('.json') &&
      !(to.layer === 'app root' && found.typeOnly && ['server', 'routes'].includes(from.layer)),
    advice:
      'the direction is routes → features → ui, platform → lib. Move the shared code down a layer, or pass it in as an argument.',
  },
  {
    isBroken: ({ found, screens }) => screens.has(found.target),
    advice:
      'nothing may import a screen named in routes.ts. Move the shared code into a file beside it, a feature or ui.',
  },
  {
    isBroken: ({ from, to }) => entersFeature(from, to) && to.feature === 'insights',
    advice: 'nothing may import insights, because it reads the others. Turn the dependency around.',
  },
  {
    isBroken: ({ from, to }) =>
      entersFeature(from, to) &&
      !OPEN_PARTS.includes(to.part!) &&
      !(to.part === 'tables' && MAY_SEE_TABLES.includes(from.part!)) &&
      !(to.feature === 'email' && from.part === 'emails'),
    advice:
      "import only schema, rules, policy, queries and commands from another feature. Its tables are for tables (foreign keys) and queries (joins), the emails' layout is for emails. Use that feature's queries or commands, or let the route combine the parts.",
  },
  {
    isBroken: ({ from, to, found }) =>
      from.layer === 'features' && BROWSER_PARTS.includes(from.part!) && to.isServerOnly && !found.typeOnly,
    advice:
      'schema, rules, policy and components run in the browser and never import .server files. Take the value as an argument or a prop; `import type` is fine.',
  },
  {
    isBroken: ({ from, to, found }) =>
      (from.layer === 'ui' || (from.layer === 'features' && BROWSER_PARTS.includes(from.part!))) &&
      to.layer === 'platform' &&
      !found.typeOnly &&
      !RUNS_ANYWHERE.includes(found.target),
    advice:
      'schema, rules, policy and components run in the browser, where there is no platform. Let the loader or the command do it and pass the result; `import type` is fine.',
  },
]

/** Reports imports against the direction of the layers or of a feature's private parts. */
export const importDirections: Rule = ({ sources }) => {
  const screens = screensOf(sources)
  return sources.flatMap((file) => {
    const from = placeOf(file.path)
    if (from.isTest) return []
    return file.imports.flatMap((found): Finding[] => {
      if (found.isPackage) return []
      const edge = { from, to: placeOf(found.target), found, screens }
      const broken = IMPORT_RULES.find((rule) => rule.isBroken(edge))
      if (!broken) return []
      return [{ path: file.path, line: found.line, message: `imports ${found.target}: ${broken.advice}` }]
    })
  })
}

/** Whether an import goes from one feature into another. */
export function entersFeature(from: Place, to: Place): boolean {
  return from.layer === 'features' && to.layer === 'features' && from.feature !== to.feature
}

const screensOf = (sources: SourceFile[]) =>
  new Set(sources.find(({ path }) => path === 'app/routes.ts')?.screens)
