/** A file's place in the tree. */
export interface Place {
  layer: Layer
  /** Folder under `app/features`. */
  feature?: string
  /** A concern's folder in a large feature, for example `rooms/sharing`. */
  concern?: string
  /** The kind of file within its feature or concern, for example `commands`. */
  part?: string
  isTest: boolean
  /** Compiled for the server only. */
  isServerOnly: boolean
}

export type Layer =
  | 'routes'
  | 'features'
  | 'ui'
  | 'platform'
  | 'lib'
  | 'app root'
  | 'server'
  | 'tests'
  | 'tools'

/** The parts of a feature or concern, each a file or a folder of the same name. */
const PARTS = [
  'schema',
  'rules',
  'policy',
  'tables',
  'queries',
  'commands',
  'jobs',
  'pipeline',
  'emails',
  'components',
  'personal-data',
]

const LAYERS = ['routes', 'features', 'ui', 'platform', 'lib'] as const

/**
 * Finds the layer of a file, and its feature, concern and part.
 *
 * @param filePath repository path
 */
export function placeOf(filePath: string): Place {
  const [root, second = '', feature = '', ...inside] = filePath.split('/')
  const isTest = root === 'tests' || /\.test\.tsx?$/.test(filePath)
  const isServerOnly = filePath.includes('.server.')
  if (root === 'server') return { layer: 'server', isTest, isServerOnly }
  if (root === 'tests') return { layer: 'tests', isTest, isServerOnly }
  if (root !== 'app') return { layer: 'tools', isTest, isServerOnly }
  const layer = LAYERS.find((name) => name === second) ?? 'app root'
  if (layer !== 'features') return { layer, isTest, isServerOnly }
  const concern = inside.length > 1 && !PARTS.includes(inside[0]!) ? inside.shift() : undefined
  const part = inside[0]?.split('.')[0] ?? ''
  return { layer, feature, ...(concern && { concern }), part, isTest, isServerOnly }
}
