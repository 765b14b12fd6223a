/** nginx as a cache in front of two processes. It follows the product's headers and has no rules of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface NginxCache extends AsyncDisposable {
  /** Sends a request through it without following redirects. @returns also whether the cache answered */
  ask(path: string, headers?: Record<string, string>): Promise<{ isKept: boolean; text: string }>
  /** Everything on its disk. */
  keptBytes(): string
}

/**
 * @param folder for its files
 * @param port on this machine
 * @param products `host:port` of the processes with pages
 */
export async function startNginxCache(folder: string, port: number, products: string[]): Promise<NginxCache> {
  const settings = path.join(folder, 'cache.conf')
  writeFileSync(settings, settingsOf(folder, port, products))
  // Started by root, nginx works as another user.
  chmodSync(folder, 0o711)
  const nginx = spawn('/usr/sbin/nginx', ['-p', folder, '-c', settings], { stdio: 'inherit' })
  const ended = once(nginx, 'exit')
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://localhost:${port}${address}`, { redirect: 'manual', headers })
    return { isKept: answer.headers.get('x-cache') === 'HIT', text: await answer.text() }
  }
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(100))
    if (await ask('/healthz').catch(() => undefined)) break
  return {
    ask,
    keptBytes: () => textsIn(path.join(folder, 'kept')),
    [Symbol.asyncDispose]: async () => {
      nginx.kill('SIGTERM')
      await ended
    },
  }
}

const settingsOf = (folder: string, port: number, products: string[]) => `
daemon off; pid ${folder}/cache.pid; error_log stderr error; worker_processes 1;
events {}
http {
  access_log off;
  proxy_cache_path ${folder}/kept keys_zone=kept:1m use_temp_path=off;
  upstream casabloom { ${products.map((product) => `server ${product};`).join(' ')} }
  server {
    listen ${port};
    location / {
      proxy_pass http://casabloom;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_cache kept;
      proxy_cache_lock on;
      proxy_cache_revalidate on;
      proxy_cache_background_update on;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}
`

const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')
