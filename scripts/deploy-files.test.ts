import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { variablesSchema } from '#app/platform/env/variables.ts'

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')
const known = new Set(Object.keys(variablesSchema.shape))

interface Service {
  command?: string[]
  environment?: Record<string, string>
  image?: string
  volumes?: string[]
}
interface Compose {
  services: Record<string, Service>
  volumes: Record<string, null>
}
interface Probe {
  httpGet: { path: string; port: string }
}
interface Container {
  command: string[]
  ports: { name: string }[]
  startupProbe: Probe
  livenessProbe: Probe
  readinessProbe: Probe
  volumeMounts: { name: string }[]
}
interface Resource {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  spec?: Record<string, unknown>
}
interface Pods {
  selector: { matchLabels: Record<string, string> }
  template: {
    metadata: { labels: Record<string, string> }
    spec: { containers: Container[]; volumes: { name: string }[] }
  }
}

const composes = ['container/compose.yml', 'container/try.compose.yml'].map(
  (file) => [file, parse(read(file), { merge: true }) as Compose] as const,
)
const resources = parseAllDocuments(read('kubernetes/casabloom.yml')).map((each) => {
  expect(each.errors).toEqual([])
  return each.toJS() as Resource
})

/** Whether a command starts the product like the container does. */
const isStart = (command: string[]) =>
  command.slice(0, 3).join(' ') === 'node --max-semi-space-size=16 server/start.js' &&
  command.slice(3).every((each) => /^--roles=(web|worker)$/.test(each))

test.each(composes)('%s starts the product with variables that it reads', (_file, { services }) => {
  const own = Object.values(services).filter(({ image }) => !image || image === 'casabloom')
  expect(own.length).toBeGreaterThan(0)
  for (const { command, environment } of own) {
    expect(Object.keys(environment ?? {}).filter((name) => !known.has(name))).toEqual([])
    if (command) expect(command).toSatisfy(isStart)
  }
})

test.each(composes)('%s names its volumes', (_file, { services, volumes }) => {
  const used = Object.values(services)
    .flatMap((service) => service.volumes ?? [])
    .map((each) => each.split(':')[0]!)
  const [files, named] = [
    used.filter((each) => each.startsWith('.')),
    used.filter((each) => !each.startsWith('.')),
  ]
  expect(new Set(named)).toEqual(new Set(Object.keys(volumes)))
  for (const file of files) expect(file).toSatisfy((each: string) => existsSync(`deploy/container/${each}`))
})

test('production runs two processes of each role', () => {
  const services = composes[0]![1].services as Record<string, Service & { deploy?: { replicas: number } }>
  expect(services.worker!.deploy).toEqual({ replicas: 2 })
  const pages = Object.keys(services).filter((name) => services[name]!.command?.includes('--roles=web'))
  expect(pages.length).toBe(2)
  const proxied = services.caddy!.environment!.PROCESSES!.split(' ')
  expect(proxied).toEqual(pages.map((name) => `${name}:3000`))
})

test('the tested proxy file reads the variables that the compose file sets', () => {
  const names = Object.keys(composes[0]![1].services.caddy!.environment!)
  for (const name of names) expect(read('proxies/Caddyfile')).toContain(`{$${name}:`)
})

test('the container runs as an unprivileged user and copies existing files', () => {
  const lines = read('container/Containerfile').replaceAll('\\\n', ' ').split('\n')
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')))
  expect(last).toContain('USER node')
  const command = JSON.parse(last.find((line) => line.startsWith('CMD'))!.slice(4)) as string[]
  expect(command).toSatisfy(isStart)
  const copied = last
    .filter((line) => /^COPY (?!--from)/.test(line))
    .flatMap((line) => line.split(' ').slice(1, -1))
  expect(copied.filter((each) => !existsSync(each))).toEqual([])
  const set = last.find((line) => line.startsWith('ENV'))!.matchAll(/([A-Z_]+)=/g)
  const foreign = [...set].map(([, name]) => name!).filter((name) => !known.has(name))
  expect(foreign).toEqual(['MALLOC_ARENA_MAX'])
})

test('each Kubernetes deployment has probes, a disruption budget and the volumes that it mounts', () => {
  const named = (kind: string) => resources.filter((each) => each.kind === kind)
  expect(named('Deployment').map(({ metadata }) => metadata.name)).toEqual([
    'casabloom-web',
    'casabloom-worker',
  ])
  for (const { metadata, spec } of named('Deployment')) {
    const { selector, template } = spec as unknown as Pods
    expect(template.metadata.labels).toEqual(selector.matchLabels)
    const [container] = template.spec.containers
    expect(container!.command).toSatisfy(isStart)
    for (const probe of [container!.startupProbe, container!.livenessProbe, container!.readinessProbe]) {
      expect(['/healthz', '/readyz']).toContain(probe.httpGet.path)
      expect(container!.ports.map(({ name }) => name)).toContain(probe.httpGet.port)
    }
    const volumes = template.spec.volumes.map(({ name }) => name)
    expect(container!.volumeMounts.map(({ name }) => name)).toEqual(volumes)
    const budget = named('PodDisruptionBudget').find((each) => each.metadata.name === metadata.name)
    expect(budget?.spec).toMatchObject({ selector })
  }
  for (const { data = {} } of named('ConfigMap'))
    expect(Object.keys(data).filter((name) => !known.has(name))).toEqual([])
})

test('the number of workers scales with the age of the queue', () => {
  const scaler = resources.find(({ kind }) => kind === 'HorizontalPodAutoscaler')
  expect(scaler?.spec).toMatchObject({
    scaleTargetRef: { name: 'casabloom-worker' },
    metrics: [{ external: { metric: { name: 'casabloom_job_oldest_waiting_seconds' } } }],
  })
})

test.each(globSync('deploy/systemd/*.service'))(
  '%s starts the product with variables that it reads',
  (file) => {
    const text = readFileSync(file, 'utf8')
    expect(text.match(/^\[(Unit|Service|Install)\]$/gm)).toEqual(['[Unit]', '[Service]', '[Install]'])
    for (const line of text.split('\n').filter((each) => each && !each.startsWith('#')))
      expect(line).toMatch(/^(\[\w+\]|[A-Z]\w+=.+)$/)
    const [, names] = /^Environment=(.*)$/m.exec(text)!
    expect(names!.split(' ').filter((each) => !known.has(each.split('=')[0]!))).toEqual([])
    expect(text).toMatch(/^ExecStart=\/usr\/bin\/env npm start -- --roles=(web|worker)$/m)
  },
)
