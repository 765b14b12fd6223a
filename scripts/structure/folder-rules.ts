import path from 'node:path/posix'
import { placeOf } from './place.ts'
import type { Finding, Rule } from './rule.ts'

/** The framework requires this name. */
const ROUTE_LIST = 'app/routes.ts'
const MAX_FEATURE_FILES = 30
const MAX_FOLDER_FILES = 30

/** Reports a file beside a folder of the same name, because readers cannot tell which contains what. */
export const oneNameOnce: Rule = ({ paths }) => {
  const folders = new Set(paths.map((filePath) => path.dirname(filePath)))
  return paths.flatMap((filePath): Finding[] => {
    if (!/\.tsx?$/.test(filePath) || /\.test\.tsx?$/.test(filePath)) return []
    const folder = filePath.replace(/(\.server)?\.tsx?$/, '')
    if (filePath === ROUTE_LIST || !folders.has(folder)) return []
    const message = `stands beside the folder ${path.basename(folder)}/. Move it into the folder, under a name for its subject.`
    return [{ path: filePath, line: 1, message }]
  })
}

/** Reports features and folders with too many files to scan. */
export const fewFiles: Rule = ({ paths }) => {
  const features = countBy(paths, ownFeature)
  const folders = countBy(paths, flatFolder)
  return [
    ...tooMany(
      features,
      MAX_FEATURE_FILES,
      'Give its concerns folders of their own, with the same parts inside.',
    ),
    ...tooMany(folders, MAX_FOLDER_FILES, 'Group related files into folders.'),
  ]
}

const ownFeature = (filePath: string): string | undefined => {
  const { layer, feature, concern, isTest } = placeOf(filePath)
  return layer === 'features' && !concern && !isTest ? `app/features/${feature}` : undefined
}

const flatFolder = (filePath: string): string | undefined =>
  /^app\/(ui|platform|routes|lib)\//.test(filePath) && !/\.test\.tsx?$|\/migrations\//.test(filePath)
    ? path.dirname(filePath)
    : undefined

function countBy(paths: string[], keyOf: (filePath: string) => string | undefined): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const filePath of paths) {
    const key = keyOf(filePath)
    if (key) groups.set(key, [...(groups.get(key) ?? []), filePath])
  }
  return groups
}

const tooMany = (groups: Map<string, string[]>, most: number, advice: string): Finding[] =>
  [...groups]
    .filter(([, files]) => files.length > most)
    .map(([folder, files]) => ({
      path: folder,
      line: 1,
      message: `holds ${files.length} files, more than ${most}. ${advice}`,
    }))
