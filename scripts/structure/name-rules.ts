import path from 'node:path/posix'
import { placeOf } from './place.ts'
import type { Finding, Rule } from './rule.ts'

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/
const DRAWER = /(^|-)(utils?|helpers?|commons?|shared|misc)$/

/** The parts of a feature or concern by the ending of their files, which a folder of the same name keeps. */
const FEATURE_PARTS: Record<string, RegExp> = {
  schema: /(?<!\.server)\.ts$/,
  rules: /(?<!\.server)\.ts$/,
  policy: /(?<!\.server)\.ts$/,
  tables: /\.server\.ts$/,
  queries: /\.server\.ts$/,
  commands: /\.server\.ts$/,
  jobs: /\.server\.ts$/,
  pipeline: /\.server\.ts$/,
  'personal-data': /\.server\.ts$/,
  emails: /\.tsx$/,
}

const CLOSED_LIST =
  'a feature holds schema.ts, rules.ts, policy.ts, tables.server.ts, queries.server.ts, commands.server.ts, jobs.server.ts, personal-data.server.ts, emails.tsx, components/, pipeline/ (the steps of a long job) and *.test.ts(x), each of them also as a folder of the same name (commands/upload-room.server.ts). A big feature has a folder for each concern with the same list inside (rooms/sharing/commands). Move this file to its part, or to platform, ui or lib.'

/** Reports names that are not kebab-case, catch-all names, and files that fit no part of a feature. */
export const names: Rule = ({ paths }) =>
  paths.flatMap((filePath): Finding[] => {
    const message = kebabMessage(filePath) ?? drawerMessage(filePath) ?? featureMessage(filePath)
    return message ? [{ path: filePath, line: 1, message }] : []
  })

function kebabMessage(filePath: string): string | undefined {
  const wrong = filePath.split('/').find((part) => !KEBAB.test(part) && part !== 'README.md')
  return wrong && `"${wrong}" is not in kebab-case. Rename it, for example to before-after-slider.tsx.`
}

function drawerMessage(filePath: string): string | undefined {
  const drawer = filePath
    .split('/')
    .map((part) => part.split('.')[0]!)
    .find((part) => DRAWER.test(part))
  return drawer && `"${drawer}" is a drawer for anything. Name the file after its subject.`
}

function featureMessage(filePath: string): string | undefined {
  const { layer, feature, concern, part = '', isTest } = placeOf(filePath)
  if (layer !== 'features') return undefined
  const room = `app/features/${feature}/${concern ? `${concern}/` : ''}`
  const [first = '', ...rest] = filePath.slice(room.length).split('/')
  if (part === 'components' && rest.length > 0) {
    return /(?<!\.server)\.(ts|tsx|css)$/.test(filePath)
      ? undefined
      : 'components/ holds .tsx, .ts and .css files that run in the browser.'
  }
  if (isTest) return undefined
  const isPartFile = rest.length === 0 && first.split('.').slice(1).join('.') === endingOf(filePath)
  return FEATURE_PARTS[part]?.test(filePath) && (rest.length > 0 || isPartFile) ? undefined : CLOSED_LIST
}

const endingOf = (filePath: string) => path.basename(filePath).replace(/^[^.]+\./, '')
