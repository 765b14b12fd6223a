import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Folders from which the scripts import; nothing runs them where the product is tested. */
const ROOTS = ['room-model', 'room-pictures'].map((folder) => path.resolve(import.meta.dirname, '..', folder))
const files = new Map(
  await Promise.all(
    ROOTS.flatMap((root) =>
      globSync('**/*.py', { cwd: root, exclude: ['work/**'] }).map(async (file) => {
        const text = await readFile(path.join(root, file), 'utf8')
        return [path.join(root, file), text] as const
      }),
    ),
  ),
)

/** The text of a module of either folder; undefined for packages of others and for folders. */
const textOf = (module: string): string | undefined =>
  ROOTS.map((root) => files.get(path.join(root, `${module.replaceAll('.', '/')}.py`))).find(Boolean)

/** Whether a module names something at its top level, itself or by importing it. */
const isNamed = (text: string, name: string): boolean =>
  new RegExp(
    String.raw`^(def|class) ${name}\b|^([\w, ]+, )?${name}(, [\w, ]+)? = |^(from .*)?import[^#]*\b${name}\b`,
    'm',
  ).test(text.replaceAll(/\(\s*\n[^)]*\)/g, (list) => list.replaceAll(/\s+/g, ' ')))

/** `from module import names` of a script; a name may have ` as alias`. */
function importsOf(text: string): [module: string, names: string[]][] {
  return [...text.matchAll(/^\s*from ([\w.]+) import (\([^)]*\)|[^\n]+)/gm)].map((found) => [
    found[1]!,
    found[2]!
      .replaceAll(/#.*|[()]/g, '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ])
}

/** What a script imports, or reads from a module that it imports, and no module has. */
const missingIn = (text: string): string[] =>
  importsOf(text).flatMap(([module, names]) => {
    const own = textOf(module)
    return names.flatMap((imported) => {
      const [name, alias] = imported.split(' as ') as [string, string?]
      if (own !== undefined) return isNamed(own, name) ? [] : [`${module}.${name}`]
      return missingOf(`${module}.${name}`, alias ?? name, text)
    })
  })

/** What a script reads from a module, and the module does not have. */
function missingOf(module: string, name: string, text: string): string[] {
  const part = textOf(module)
  if (part === undefined) return []
  const read = [...text.matchAll(new RegExp(String.raw`\b${name}\.([a-z_]\w*)`, 'g'))].map(
    ([, read]) => read!,
  )
  return read.filter((attribute) => !isNamed(part, attribute)).map((attribute) => `${module}.${attribute}`)
}

test('the renderer and the training import only what is there', () => {
  expect(files.size).toBeGreaterThan(100)
  const missing = [...files].flatMap(([file, text]) =>
    missingIn(text).map((name) => `${path.basename(file)}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('a builder that has moved is missed', () => {
  const script = (name: string) => `from furniture import bookcase\n\nbookcase.${name}(style)\n`
  expect(missingIn(script('bookcase'))).toEqual([])
  expect(missingIn(script('fireplace'))).toEqual(['furniture.bookcase.fireplace'])
  expect(missingIn('from furniture.bookcase import fireplace\n')).toEqual(['furniture.bookcase.fireplace'])
})
