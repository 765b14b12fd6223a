import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type Plugin } from 'vite'

const QUERY = '?script'

/**
 * `import address from './start.ts?script'`: the address of the module, bundled with all that it imports, as one file.
 * It shares nothing with the pages that React takes over, so that it brings nothing of theirs along.
 */
export function bundlePageScripts(): Plugin {
  const bundles = new Map<string, Promise<string>>()
  let isBuild = false
  return {
    name: 'bundle-page-scripts',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined
      const file = id.slice(0, -QUERY.length)
      // Without a build, the browser imports the module and each of its imports.
      if (!isBuild) return `export default ${JSON.stringify(`/${path.relative(process.cwd(), file)}`)}`
      if (!bundles.has(file)) bundles.set(file, bundle(file))
      const code = await bundles.get(file)!
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
      const fileName = `assets/page-script-${hash}.js`
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: code })
      return `export default ${JSON.stringify(`/${fileName}`)}`
    },
  }
}

async function bundle(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'exports-only' },
    },
  })
  if (!('output' in built) || built.output.length !== 1) throw new Error(`${input} is not one script.`)
  return built.output[0].code
}
