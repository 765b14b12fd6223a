import path from 'node:path/posix'
import { placeOf } from './place.ts'
import type { Finding, Rule } from './rule.ts'

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/
const DRAWER = /(^|-)(utils?|helpers?|commons?|shared|misc)$/

/** The rooms of a feature: the file's ending, which a folder of the same name keeps for its files. */
const FEATURE_PARTS: Record<string, RegExp> = {
  schema: /(?<!\.server)\.ts$/,
  rules: /(?<!\.server)\.ts$/,
  policy: /(?<!\.server)\.ts$/,
  tables: /\.server\.ts$/,
  queries: /\.server\.ts$/,
  commands: /\.server\.ts$/,
  jobs: /\.server\.ts$/,
  emails: /\.tsx$/,
}

const CLOSED_LIST =
  'a feature holds schema.ts, rules.ts, policy.ts, tables.server.ts, queries.server.ts, commands.server.ts, jobs.server.ts, emails.tsx, components/ and *.test.ts(x), each of them also as a folder of the same name (commands/upload-room.server.ts). Put this where it belongs, or make it platform, ui or lib.'

/** Reports names that are not kebab-case, drawers, and files a feature has no room for. */
export const names: Rule = ({ paths }) =>
  paths.flatMap((filePath): Finding[] => {
    const message = kebabMessage(filePath) ?? drawerMessage(filePath) ?? featureMessage(filePath)
    return message ? [{ path: filePath, line: 1, message }] : []
  })

function kebabMessage(filePath: string): string | undefined {
  const wrong = filePath.split('/').find((part) => !KEBAB.test(part) && part !== 'README.md')
  return wrong && `"${wrong}" is not in kebab-case. Rename it, e.g. before-after-slider.tsx.`
}

function drawerMessage(filePath: string): string | undefined {
  const drawer = filePath
    .split('/')
    .map((part) => part.split('.')[0]!)
    .find((part) => DRAWER.test(part))
  return drawer && `"${drawer}" is a drawer for anything. Name the file after the one thing it is about.`
}

function featureMessage(filePath: string): string | undefined {
  const { layer, feature } = placeOf(filePath)
  if (layer !== 'features') return undefined
  const inside = filePath.slice(`app/features/${feature}/`.length)
  const [first = '', ...rest] = inside.split('/')
  if (first === 'components' && rest.length > 0) {
    return /(?<!\.server)\.(ts|tsx|css)$/.test(inside)
      ? undefined
      : 'components/ holds .tsx, .ts and .css files that run in the browser.'
  }
  if (/\.test\.tsx?$/.test(inside)) return undefined
  const part = first.split('.')[0]!
  const ending = FEATURE_PARTS[part]
  const isPartFile =
    rest.length === 0 && first.split('.').slice(1).join('.') === path.basename(inside).replace(/^[^.]+\./, '')
  return ending?.test(inside) && (rest.length > 0 || isPartFile) ? undefined : CLOSED_LIST
}
