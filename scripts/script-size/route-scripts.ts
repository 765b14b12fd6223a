/** The JavaScript that built pages load. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { parseSync } from 'oxc-parser'
import type { ServerBuild } from 'react-router'
import type { PageHandle } from '#app/lib/page-handle.ts'

const CLIENT_FOLDER = 'build/client'

export interface PageScripts {
  /** Path pattern, for example `/quiz`. */
  address: string
  /** Whether the page works without React in the browser. */
  isStatic: boolean
  /** Whether it has a small script of its own instead. */
  hasOwnScript: boolean
  /** Whether the browser loads its script once the page is shown. */
  isLater: boolean
  /** Bytes after brotli at its highest level, as the server sends them; `first` before the page is complete. */
  bytes: number
  first: number
  files: number
}

/** Reads the application as built by `npm run build`. */
export async function readBuild(): Promise<ServerBuild> {
  return (await import(path.resolve('build/server/index.js'))) as ServerBuild
}

/** Every built page with the scripts that the browser loads initially. */
export function pageScripts(build: ServerBuild): PageScripts[] {
  const siteScript = readdirSync(`${CLIENT_FOLDER}/assets`)
    .filter((name) => name.startsWith('site-script') && name.endsWith('.js'))
    .map((name) => `/assets/${name}`)
  return Object.keys(build.routes)
    .filter((id) => isPage(build, id))
    .map((id) => {
      const branch = branchOf(build, id)
      const isStatic = branch.some((each) => handleOf(build, each).static)
      const isLater = branch.some((each) => handleOf(build, each).scriptLater)
      const own = branch.flatMap((each) => handleOf(build, each).script ?? [])
      const files = withImports([...siteScript, ...(isStatic ? own : pageModules(build, branch))])
      const bytes = sizeOf(files)
      const first = isLater ? sizeOf(withImports(siteScript)) : bytes
      const about = { address: addressOf(build, branch), isStatic, isLater, hasOwnScript: own.length > 0 }
      return { ...about, bytes, first, files: files.length }
    })
    .sort((one, two) => one.address.localeCompare(two.address))
}

/**
 * Whether a route has a component and no children. Routes without a component are pictures, form targets and the
 * like.
 */
function isPage({ routes }: ServerBuild, id: string): boolean {
  const isParent = Object.values(routes).some((route) => route?.parentId === id)
  return !isParent && Boolean(routes[id]?.module.default)
}

/** The route's ids from the root down. */
function branchOf({ routes }: ServerBuild, id: string): string[] {
  const parent = routes[id]?.parentId
  return parent ? [...branchOf({ routes } as ServerBuild, parent), id] : [id]
}

const handleOf = ({ routes }: ServerBuild, id: string): PageHandle => routes[id]?.module.handle ?? {}

function addressOf({ routes }: ServerBuild, branch: string[]): string {
  return `/${branch
    .map((id) => routes[id]?.path)
    .filter(Boolean)
    .join('/')}`
}

function pageModules({ assets }: ServerBuild, branch: string[]): string[] {
  return [assets.entry.module, ...branch.map((id) => assets.routes[id]!.module)]
}

/** The files and all their static imports. The browser fetches `import()` later. */
function withImports(entries: string[]): string[] {
  const found = new Set<string>()
  const add = (address: string) => {
    if (found.has(address)) return
    found.add(address)
    const { staticImports } = parseSync(address, readScript(address).toString()).module
    for (const { moduleRequest } of staticImports) add(path.join(path.dirname(address), moduleRequest.value))
  }
  for (const address of entries) add(address)
  return [...found]
}

const readScript = (address: string) => readFileSync(path.join(CLIENT_FOLDER, address))

const sizeOf = (files: string[]) => files.map(compressedSize).reduce((sum, size) => sum + size, 0)

const sizes = new Map<string, number>()

function compressedSize(address: string): number {
  const size = sizes.get(address) ?? brotliCompressSync(readScript(address)).length
  sizes.set(address, size)
  return size
}
