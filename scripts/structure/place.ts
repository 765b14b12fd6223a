/** Where a file stands in the house. */
export interface Place {
  layer: Layer
  /** Folder under `app/features`. */
  feature?: string
  /** Which of a feature's rooms it is in, e.g. `commands`. */
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

const LAYERS = ['routes', 'features', 'ui', 'platform', 'lib'] as const

/**
 * Finds the layer, and within a feature the room, of a file.
 *
 * @param filePath repository path
 */
export function placeOf(filePath: string): Place {
  const [root, second = '', feature = '', entry = ''] = filePath.split('/')
  const isTest = root === 'tests' || /\.test\.tsx?$/.test(filePath)
  const isServerOnly = filePath.includes('.server.')
  if (root === 'server') return { layer: 'server', isTest, isServerOnly }
  if (root === 'tests') return { layer: 'tests', isTest, isServerOnly }
  if (root !== 'app') return { layer: 'tools', isTest, isServerOnly }
  const layer = LAYERS.find((name) => name === second) ?? 'app root'
  if (layer !== 'features') return { layer, isTest, isServerOnly }
  return { layer, feature, part: entry.split('.')[0]!, isTest, isServerOnly }
}
