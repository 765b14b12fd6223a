import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const COMPRESSIBLE = /\.(js|css|svg)$/

/** Adds a brotli copy of each built script and style sheet, which the server sends to browsers that support it. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      if (path.basename(dir) !== 'client') return
      const files = Object.keys(bundle).filter((file) => COMPRESSIBLE.test(file))
      await Promise.all(
        files.map(async (file) => {
          const name = path.join(dir, file)
          await writeFile(`${name}.br`, await compress(await readFile(name)))
        }),
      )
    },
  }
}
