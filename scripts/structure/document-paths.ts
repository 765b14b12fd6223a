import path from 'node:path/posix'
import type { Finding } from './rule.ts'

export interface Document {
  /** Repository path. */
  path: string
  /** Markdown. */
  text: string
}

/** What a document can name. */
export interface Known {
  /** Repository paths of all files. */
  files: readonly string[]
  /** Every word of the code, as {@link wordsIn} finds them. */
  words: ReadonlySet<string>
}

/** Names in a text: `readForm`, `MAX_PHOTOS`, `upload-room`. */
export const wordsIn = (text: string): string[] => [
  ...(text.match(/\w+/g) ?? []),
  ...(text.match(/\w+(-\w+)+/g) ?? []),
]

/** Folders that a path in any document may start from, besides its own folder. */
const BASES = ['', 'app', 'app/features', 'app/platform', 'tests']
/** Made by tools and not stored, or known outside this repository. */
const EXCEPTIONS = ['room-model/work/', 'NODE_EXTRA_CA_CERTS']
const FILE = /[^/]\.(tsx?|js|py|md|css|sql)$/
const IDENTIFIER = /^([a-z]+(?:[A-Z]\w*)+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z0-9]+(?:-[a-z0-9]+)+)(?:\(.*\))?$/

/**
 * Reports what a document names and the tree does not have: links, and paths and names in backticks. A path may leave
 * out the file's ending, and may start in a folder of a path that the same section names before it. The name of a file or
 * folder alone may be any of that name.
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
  /** Every file by its path, by its path without an ending, and every folder. */
  names: ReadonlySet<string>
  /** The folders' own names. */
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

/** The folders that a found path adds to its section; a name alone says nothing of where. */
const basesIn = (span: string, found: string | undefined): string[] =>
  found && /\/./.test(span) ? [found, ...ancestorsOf(found)] : []

/** The lines of a document that are not code. */
function textLines(text: string): { line: string; number: number }[] {
  let inCode = false
  return text.split('\n').flatMap((line, index) => {
    const isFence = line.startsWith('```')
    if (isFence) inCode = !inCode
    return inCode || isFence ? [] : [{ line, number: index + 1 }]
  })
}

/** What stands in backticks. */
const spansIn = (line: string): string[] =>
  [...line.matchAll(/`([^`]+)`/g)].map((match) => match[1]!).filter((span) => !EXCEPTIONS.includes(span))

/** Targets of links to other files. */
const linksIn = (line: string): string[] =>
  [...line.matchAll(/\]\((?!\w+:)([^)#\s]+)[^)]*\)/g)].map((match) => match[1]!.replace(/\/$/, ''))

function ancestorsOf(file: string): string[] {
  const folder = path.dirname(file)
  return folder === '.' ? [] : [folder, ...ancestorsOf(folder)]
}

/** Whether a span means a path of this repository: a file's name, or a path that starts with a folder's name. */
function isPath(span: string, { folders }: FileTree): boolean {
  if (!/^[\w.{}*…/,-]+$/.test(span) || span.startsWith('/')) return false
  if (FILE.test(span)) return true
  const [first = '', ...rest] = span.split('/')
  return rest.length > 0 && folders.has(first)
}

/** `{a,b}-box.ts` as `a-box.ts` and `b-box.ts`. */
function spelledOut(span: string): string[] {
  const [whole, choices] = /\{([^}]*)\}/.exec(span) ?? []
  return whole ? choices!.split(',').flatMap((each) => spelledOut(span.replace(whole, each))) : [span]
}

/** Where a path lies in the tree; the nearest base wins. */
function placeOf(span: string, bases: ReadonlySet<string>, { names }: FileTree): string | undefined {
  const name = span.replace(/\/$/, '')
  if (!name.includes('/')) return [...names].find((each) => matches(path.basename(each), name))
  const candidates = [...bases].map((base) => path.join(base, name))
  if (!/[*…]/.test(span)) return candidates.find((each) => names.has(each))
  return candidates.find((each) => [...names].some((file) => matches(file, each)))
}

/** Compares a path with a pattern: `*` is any name, `**` and `…` are any folders. */
function matches(file: string, pattern: string): boolean {
  if (!/[*…]/.test(pattern)) return file === pattern
  const parts = pattern.replaceAll('.', '\\.').replaceAll(/\*\*\/?|…/g, '.*')
  return new RegExp(`^${parts.replaceAll(/(?<!\.)\*/g, '[^/]*')}$`).test(file)
}
