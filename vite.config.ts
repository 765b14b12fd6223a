import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { minifySiteScript } from './scripts/minify-site-script.ts'
import { precompress } from './scripts/precompress.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), minifySiteScript(), precompress()],
  // Bundled, so that the server loads the few icons and parts it uses and not the whole packages.
  ssr: { noExternal: ['lucide-react', '@react-email/components'] },
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
})
