import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { minifySiteScript } from './scripts/minify-site-script.ts'
import { precompress } from './scripts/precompress.ts'

/** Changes with its version only: browsers keep it when the product changes. */
const FRAMEWORK = /\/node_modules\/(react|react-dom|react-router|scheduler)\//

/** Small, and on nearly every page with script: together they are one request, and smaller than apart. */
const PARTS = [
  /\/app\/ui\/brand\//,
  /\/app\/ui\/(button|button-style|card|class-names|drawing|empty-state|field|form-errors|icon-button)\.tsx?$/,
  /\/app\/ui\/(link|notice|picture|text-field|toasts)\.tsx?$/,
  /\/app\/routes\/(action-reply|lost-answer|page-meta|root-data)\.tsx?$/,
  /\/app\/routes\/site\/(error-screen|not-found-screen|redirecting-screen|site-[a-z-]+)\.tsx?$/,
  /\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|icons\/(circle-alert|circle-check|info|triangle-alert|x))\./,
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), minifySiteScript(), precompress()],
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
                { name: 'parts', test: (id) => PARTS.some((part) => part.test(id)) },
              ],
            },
          },
        },
      },
    },
  },
})
