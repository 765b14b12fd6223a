// Plain JavaScript, so that an older Node can still run it and report what is missing.
import { existsSync } from 'node:fs'
import http from 'node:http'

const major = Number(process.versions.node.split('.')[0])
if (major < 26) {
  process.stderr.write(
    `Casabloom needs Node 26 and was started with ${process.version}: use "npm start", which brings its own.\n`,
  )
  process.exit(1)
}
if (existsSync('.env')) process.loadEnvFile('.env')
// Outgoing requests use HTTPS_PROXY and HTTP_PROXY, except to the hosts of NO_PROXY.
http.setGlobalProxyFromEnv()
const development = process.argv.includes('--dev')
process.env.NODE_ENV ??= development ? 'development' : 'production'
const { main } = await import('./main.ts')
await main({ development })
