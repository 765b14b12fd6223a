import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vitest/config'
import { bundlePageScripts } from './scripts/bundle-page-scripts.ts'

/** The tests' processes take these conditions over, and no package's modules for bundlers are meant for Node. */
const withoutBundlersModules: Plugin = {
  name: 'without-bundlers-modules',
  configResolved: ({ ssr: { resolve } }) => {
    if (resolve?.conditions) resolve.conditions = resolve.conditions.filter((each) => each !== 'module')
  },
}

export default defineConfig({
  // Compiles routes as the product does, so that tests of routes need no build.
  plugins: [reactRouter(), bundlePageScripts(), withoutBundlersModules],
  test: {
    include: ['{app,server,scripts,tests,bench,room-pictures}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/setup/database-server.ts',
    setupFiles: 'tests/setup/unexpected-output.ts',
    maxWorkers: 2,
    // Modules are read once per worker, not once per file: half the time. No test replaces a module.
    isolate: false,
    // Nothing is measured by a test's time: these end only what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Long enough for a busy machine; a test that waits for nothing else does not wait so long.
    expect: { poll: { timeout: 30_000 } },
    reporters: [['default', { summary: false }]],
    slowTestThreshold: 5_000,
  },
})
