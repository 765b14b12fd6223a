import path from 'node:path/posix'
import type { Finding } from './rule.ts'

export interface Document {
  /** Repository path. */
  path: string
  /** Its Markdown. */
  text: string
}

/** Everything that a document can name. */
export interface Known {
  /** Repository paths of all files. */
  files: readonly string[]
  /** Every word of the code, as found by {@link wordsIn}. */
  words: ReadonlySet<string>
}

/** Names in a text: `readForm`, `MAX_PHOTOS`, `upload-room`. */
export const wordsIn = (text: string): string[] => [
  ...(text.match(/\w+/g) ?? []),
  ...(text.match(/\w+(-\w+)+/g) ?? []),
]

/** Folders that a path in any document may start from, besides the document's own folder. */
const BASES = ['', 'app', 'app/features', 'app/platform', 'tests']
/** Generated and not stored, or defined outside this repository. */
const EXCEPTIONS = ['room-model/work/', 'NODE_EXTRA_CA_CERTS']
const FILE = /[^/]\.(tsx?|js|py|md|css|sql)$/
const IDENTIFIER = /^([a-z]+(?:[A-Z]\w*)+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z0-9]+(?:-[a-z0-9]+)+)(?:\(.*\))?$/

/**
 * Reports links, paths and names in backticks that do not exist. A path may omit the file's extension, and may start
 * in a folder of a path that the same section named before. The bare name of a file or folder matches any of that
 * name.
 */
export function documentPaths({ path: from, text }: Document, { files, words }: Known): Finding[] {
  const tree = treeOf(files)
  let bases = new Set<string>()
  const isKnown = (span: string) => {
    const [, identifier] = IDENTIFIER.exec(span) ?? []
    if (identifier) return words.has(identifier)
    if (!isPath(span, tree)) return true
    const found = spelledOut(span).map((each) => placeOf(each, bases, tree))
    bases = bases.union(new Set(found.flatMap((each) => basesIn(span, each))))
    return !found.includes(undefined)
  }
  return textLines(text).flatMap(({ line, number }): Finding[] => {
    if (number === 1 || line.startsWith('#')) bases = new Set([...BASES, ...ancestorsOf(from)])
    const links = linksIn(line).filter((target) => !tree.names.has(path.join(path.dirname(from), target)))
    return [...links, ...spansIn(line).filter((span) => !isKnown(span))].map((name) => ({
      path: from,
      line: number,
      message: `names ${name}, which does not exist. Name what took its place.`,
    }))
  })
}

interface FileTree {
  /** Every file by its path with and without an extension, and every folder. */
  names: ReadonlySet<string>
  /** The folders' names without their paths. */
  folders: ReadonlySet<string>
}

function treeOf(files: readonly string[]): FileTree {
  const folders = files.flatMap(ancestorsOf)
  const withoutEnding = files.map((file) => file.replace(/(\.server)?\.tsx?$/, ''))
  return {
    names: new Set([...files, ...withoutEnding, ...folders]),
    folders: new Set(folders.map((folder) => path.basename(folder))),
  }
}

/** The folders that a resolved path adds to its section. A bare name adds none. */
const basesIn = (span: string, found: string | undefined): string[] =>
  found && /\/./.test(span) ? [found, ...ancestorsOf(found)] : []

/** The lines of a document outside code blocks. */
function textLines(text: string): { line: string; number: number }[] {
  let inCode = false
  return text.split('\n').flatMap((line, index) => {
    const isFence = line.startsWith('```')
    if (isFence) inCode = !inCode
    return inCode || isFence ? [] : [{ line, number: index + 1 }]
  })
}

/** The texts in backticks. */
const spansIn = (line: string): string[] =>
  [...line.matchAll(/`([^`]+)`/g)].map((match) => match[1]!).filter((span) => !EXCEPTIONS.includes(span))

/** Targets of links to other files. */
const linksIn = (line: string): string[] =>
  [...line.matchAll(/\]\((?!\w+:)([^)#\s]+)[^)]*\)/g)].map((match) => match[1]!.replace(/\/$/, ''))

function ancestorsOf(file: string): string[] {
  const folder = path.dirname(file)
  return folder === '.' ? [] : [folder, ...ancestorsOf(folder)]
}

/** Whether a span is a path in this repository: a file's name, or a path that starts with a folder's name. */
function isPath(span: string, { folders }: FileTree): boolean {
  if (!/^[\w.{}*…/,-]+$/.test(span) || span.startsWith('/')) return false
  if (FILE.test(span)) return true
  const [first = '', ...rest] = span.split('/')
  return rest.length > 0 && folders.has(first)
}

/** Expands `{a,b}-box.ts` into `a-box.ts` and `b-box.ts`. */
function spelledOut(span: string): string[] {
  const [whole, choices] = /\{([^}]*)\}/.exec(span) ?? []
  return whole ? choices!.split(',').flatMap((each) => spelledOut(span.replace(whole, each))) : [span]
}

/** Resolves a path in the tree. The nearest base wins. */
function placeOf(span: string, bases: ReadonlySet<string>, { names }: FileTree): string | undefined {
  const name = span.replace(/\/$/, '')
  if (!name.includes('/')) return [...names].find((each) => matches(path.basename(each), name))
  const candidates = [...bases].map((base) => path.join(base, name))
  if (!/[*…]/.test(span)) return candidates.find((each) => names.has(each))
  return candidates.find((each) => [...names].some((file) => matches(file, each)))
}

/** Matches a path against a pattern: `*` is any name, `**` and `…` are any folders. */
function matches(file: string, pattern: string): boolean {
  if (!/[*…]/.test(pattern)) return file === pattern
  const parts = pattern.replaceAll('.', '\\.').replaceAll(/\*\*\/?|…/g, '.*')
  return new RegExp(`^${parts.replaceAll(/(?<!\.)\*/g, '[^/]*')}$`).test(file)
}
