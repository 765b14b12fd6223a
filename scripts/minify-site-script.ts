import { minify, type Plugin } from 'vite'

const SITE_SCRIPT = /site-script.*\.js$/

/** Minifies the one script that is served as a file of its own. */
export function minifySiteScript(): Plugin {
  return {
    name: 'minify-site-script',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !SITE_SCRIPT.test(file.fileName)) continue
        const source = typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source)
        file.source = (await minify(file.fileName, source, { module: true })).code
      }
    },
  }
}
