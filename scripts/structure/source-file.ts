import path from 'node:path/posix'
import { parseSync, Visitor } from 'oxc-parser'

/** One import, re-export or `import()` of a file. */
export interface Import {
  /** As written in the import: `./rules.ts`, `#app/lib/money.ts`, `sharp`. */
  specifier: string
  /** Repository path for a file, package name for a package. */
  target: string
  isPackage: boolean
  /** Whether it is a type import, which compiling erases. */
  typeOnly: boolean
  line: number
}

/** A function that has a name. */
export interface NamedFunction {
  name: string
  line: number
  lines: number
  /** Names of the types in its parameters, for example `Services`. */
  parameterTypes: string[]
}

export interface SourceFile {
  /** Repository path with forward slashes. */
  path: string
  lines: number
  imports: Import[]
  functions: NamedFunction[]
  /** The screens named in a file like app/routes.ts. */
  screens: string[]
  /** Calls that read a request body: `formData` of `request.formData()`. */
  bodyReads: { name: string; line: number }[]
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/**
 * Extracts the facts that the structure rules need from a file.
 *
 * @param filePath repository path
 * @param text its content
 */
export function readSource(filePath: string, text: string): SourceFile {
  const file: SourceFile = {
    path: filePath,
    lines: text.split('\n').length - 1,
    imports: [],
    functions: [],
    screens: [],
    bodyReads: [],
  }
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const addImport = (node: Node, source: unknown, typeOnly: boolean) => {
    const specifier = (source as { value?: unknown } | null)?.value
    if (typeof specifier !== 'string') return
    file.imports.push({ ...targetOf(filePath, specifier), specifier, typeOnly, line: lineOf(node.start) })
  }
  const addFunction = (name: unknown, node: Node) => {
    const { start, end } = node
    const lines = lineOf(end) - lineOf(start) + 1
    const parameterTypes = typeNamesIn(node.params)
    file.functions.push({
      name: (name as { name?: string } | null)?.name ?? 'default',
      line: lineOf(start),
      lines,
      parameterTypes,
    })
  }
  new Visitor({
    ImportDeclaration: (node) => addImport(node as never, node.source, isTypeOnly(node as never)),
    ExportNamedDeclaration: (node) => addImport(node as never, node.source, isTypeOnly(node as never)),
    ExportAllDeclaration: (node) => addImport(node as never, node.source, isTypeOnly(node as never)),
    ImportExpression: (node) => addImport(node as never, node.source, false),
    TSImportType: (node) => addImport(node as never, node.source, true),
    FunctionDeclaration: (node) => addFunction(node.id, node as never),
    Literal: ({ value }) => {
      if (typeof value === 'string' && /^routes\/.+\.tsx?$/.test(value)) file.screens.push(`app/${value}`)
    },
    MemberExpression: ({ object, property, start }) => {
      if (nameOf(object) === 'request' && BODY_READERS.includes(nameOf(property)))
        file.bodyReads.push({ name: nameOf(property), line: lineOf(start) })
    },
    VariableDeclarator: (node) => {
      if (isFunction(node.init)) addFunction(node.id, node.init as never)
    },
  }).visit(parse(filePath, text))
  return file
}

function parse(filePath: string, text: string) {
  const { program, errors } = parseSync(filePath, text)
  if (errors[0]) throw new Error(`${filePath}: ${errors[0].message}`)
  return program
}

function targetOf(from: string, specifier: string): Pick<Import, 'target' | 'isPackage'> {
  if (specifier.startsWith('.')) return { target: path.join(path.dirname(from), specifier), isPackage: false }
  if (specifier.startsWith('#')) return { target: specifier.slice(1), isPackage: false }
  const parts = specifier.split('/')
  return { target: parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/'), isPackage: true }
}

function isTypeOnly(node: Node): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true
  const names = (node.specifiers ?? []) as Node[]
  return names.length > 0 && names.every((name) => name.importKind === 'type' || name.exportKind === 'type')
}

const BODY_READERS = ['formData', 'text', 'json', 'blob', 'bytes', 'arrayBuffer', 'body', 'clone']

/** The last name in an expression: `request` in `request` and in `args.request`. */
function nameOf(expression: unknown): string {
  const { name, property } = expression as { name?: unknown; property?: unknown }
  if (property) return nameOf(property)
  return typeof name === 'string' ? name : ''
}

function isFunction(node: unknown): boolean {
  const type = (node as Node | null)?.type
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression'
}

function typeNamesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(typeNamesIn)
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  const own =
    node.type === 'TSTypeReference' ? [node.typeName as { name?: string; right?: { name: string } }] : []
  const names = own.map((name) => name.name ?? name.right?.name ?? '')
  return [...names, ...Object.values(node).flatMap(typeNamesIn)]
}
