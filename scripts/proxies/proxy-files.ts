import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The values that replace names in `deploy/proxies/` during a test. */
export interface Place {
  /** A folder for the test's files. It contains `proxy.crt`, `proxy.key` and `proxy.pem`. */
  folder: string
  /** The ports that browsers open, with TLS and without. */
  port: number
  plainPort: number
  /** `host:port` of the two processes with pages. */
  products: [string, string]
  /** File for the proxy's output; the terminal by default. */
  log?: number
}

export interface TestedProxy {
  name: string
  /** Name of the program in Debian. */
  program: string
  start(place: Place): ChildProcess
}

/** The proxies with a tested file. Each starts with that file, in which only addresses and certificate are replaced. */
export const PROXIES: TestedProxy[] = [
  {
    name: 'nginx',
    program: '/usr/sbin/nginx',
    start: (place) => {
      const site = write(place, 'nginx.conf', [
        ['listen 443 ssl http2', `listen ${place.port} ssl http2`],
        ['listen 80', `listen ${place.plainPort}`],
        ['/etc/ssl/casabloom.crt', path.join(place.folder, 'proxy.crt')],
        ['/etc/ssl/casabloom.key', path.join(place.folder, 'proxy.key')],
      ])
      const main = path.join(place.folder, 'main.conf')
      const own = `daemon off; pid ${place.folder}/pid; error_log stderr error; worker_processes 2;`
      writeFileSync(main, `${own} events {} http { access_log off; include ${site}; }\n`)
      return run(place, '/usr/sbin/nginx', ['-p', place.folder, '-c', main])
    },
  },
  {
    name: 'HAProxy',
    program: '/usr/sbin/haproxy',
    start: (place) => {
      const file = write(place, 'haproxy.cfg', [
        ['bind :443', `bind :${place.port}`],
        ['bind :80', `bind :${place.plainPort}`],
        ['/etc/ssl/casabloom.pem', path.join(place.folder, 'proxy.pem')],
      ])
      return run(place, '/usr/sbin/haproxy', ['-db', '-q', '-f', file])
    },
  },
  {
    name: 'Caddy',
    program: '/usr/bin/caddy',
    start: (place) => {
      const own = `tls ${place.folder}/proxy.crt ${place.folder}/proxy.key`
      const file = write(place, 'Caddyfile', [
        ['{$SITE_HOST:casabloom.example} {', `https://localhost:${place.port} {\n\t${own}`],
        [
          '# /etc/caddy',
          '{\n\tadmin off\n\tauto_https disable_redirects\n\tlog {\n\t\tlevel PANIC\n\t}\n}\n# /etc/caddy',
        ],
      ])
      return run(place, '/usr/bin/caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
        XDG_DATA_HOME: place.folder,
        XDG_CONFIG_HOME: place.folder,
      })
    },
  },
]

/** Writes a copy of a file in `deploy/proxies/` with other addresses. @throws Error when one to replace is missing */
function write(place: Place, name: string, changes: [from: string, to: string][]): string {
  const products: [string, string][] = [
    ['127.0.0.1:3001', place.products[0]],
    ['127.0.0.1:3002', place.products[1]],
  ]
  let text = readFileSync(path.join('deploy/proxies', name), 'utf8')
  for (const [from, to] of [...changes, ...products]) {
    if (!text.includes(from)) throw new Error(`deploy/proxies/${name} does not contain "${from}"`)
    text = text.replace(from, to)
  }
  const file = path.join(place.folder, name)
  writeFileSync(file, text)
  return file
}

function run({ log }: Place, program: string, words: string[], own: Record<string, string> = {}) {
  const output = log ?? 'inherit'
  return spawn(program, words, { stdio: ['ignore', output, output], env: { ...process.env, ...own } })
}
