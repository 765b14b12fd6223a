import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { bundlePageScripts } from './scripts/bundle-page-scripts.ts'
import { minifySiteScript } from './scripts/minify-site-script.ts'
import { picturesVersion } from './scripts/pictures-version.ts'
import { precompress } from './scripts/precompress.ts'

/** Changes with its version only: browsers keep it when the product changes. */
const FRAMEWORK = /\/node_modules\/(react|react-dom|react-router|scheduler)\//

/** Of the forms of members' pages. One file is smaller than the part of a page and the part of its check. */
const CONFORM = /\/node_modules\/@conform-to\/(dom|react)\//

/** Files under `app/`: small, and on nearly every page with script. Together they are one request, and smaller than apart. */
const PARTS = [
  'features/quiz/playing/components/storage-keys.ts',
  'lib/browser-storage.ts',
  'lib/parsed-url.ts',
  'routes/forms/reply.ts',
  'routes/lost-answer.ts',
  'routes/page-meta.ts',
  'routes/root-data.ts',
  'routes/same-data-for-any-query.ts',
  'routes/site/error-screen.tsx',
  'routes/site/message-screen.tsx',
  'routes/site/site-footer.tsx',
  'routes/site/site-frame.tsx',
  'routes/site/site-header.tsx',
  'routes/site/site-link-list.tsx',
  'routes/site/site-links.ts',
  'routes/site/unexpected-error-screen.tsx',
  'ui/brand/mark.tsx',
  'ui/brand/wordmark.tsx',
  'ui/buttons/button.tsx',
  'ui/buttons/button-style.ts',
  'ui/buttons/icon-button.tsx',
  'ui/buttons/link.tsx',
  'ui/card.tsx',
  'ui/class-names.ts',
  'ui/dialogs/use-kept-focus.ts',
  'ui/fields/field.tsx',
  'ui/fields/text-field.tsx',
  'ui/first-use/page-takeover.ts',
  'ui/forms/form-errors.tsx',
  'ui/lazy-part.tsx',
  'ui/lists/empty-state.tsx',
  'ui/notices/notice.tsx',
  'ui/notices/toasts.tsx',
  'ui/pictures/drawing.tsx',
  'ui/pictures/picture.tsx',
  'ui/pictures/picture-address.ts',
].map(pathOf)
/** Two small files that most pages of rooms need together. */
const PICTURES = ['features/rooms/components/picture-address.ts', 'features/rooms/rules/picture-keys.ts'].map(
  pathOf,
)
const ICONS =
  /\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|icons\/(check|circle-alert|circle-check|info|triangle-alert|x))\./

// A file that was moved would leave the group without a word.
for (const file of [...PARTS, ...PICTURES])
  if (!existsSync(file)) throw new Error(`vite.config.ts names ${file}, which is not there.`)

// Read by `ui/pictures/picture-address.ts`.
process.env.VITE_PICTURES_VERSION = picturesVersion('public/starter-pool')

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), bundlePageScripts(), minifySiteScript(), precompress()],
  // Bundled, so that the server loads the few icons and parts it uses and not the whole packages.
  ssr: { noExternal: ['lucide-react', '@react-email/components'] },
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 1 },
                { name: 'conform', test: CONFORM, priority: 1 },
                { name: 'pictures', test: (id) => PICTURES.includes(withoutQuery(id)) },
                { name: 'parts', test: (id) => ICONS.test(id) || PARTS.includes(withoutQuery(id)) },
              ],
            },
          },
        },
      },
    },
  },
})

function pathOf(file: string): string {
  return fileURLToPath(new URL(`app/${file}`, import.meta.url))
}

function withoutQuery(id: string): string {
  return id.split('?')[0]!
}
