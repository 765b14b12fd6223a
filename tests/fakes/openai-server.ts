import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type OpenAI from 'openai'
import { type Behaviour, type RecordedEdit, refuse, succeed } from './openai-behaviours.ts'
import { answerLook, type LookBehaviour, type RecordedLook, readLook } from './openai-looks.ts'

/** Every field that the provider's description knows; what it does not know it refuses. */
const EDIT_FIELDS: Record<keyof OpenAI.Images.ImageEditParamsStreaming, true> = {
  background: true,
  complexity: true,
  frame_count: true,
  frame_duration_ms: true,
  image: true,
  input_fidelity: true,
  markup: true,
  mask: true,
  model: true,
  n: true,
  output_compression: true,
  output_format: true,
  partial_images: true,
  prompt: true,
  quality: true,
  response_format: true,
  safety_identifier: true,
  size: true,
  stream: true,
  user: true,
}

export interface FakeOpenAi extends AsyncDisposable {
  /** What a client is configured with, `http://127.0.0.1:…/v1`. */
  readonly baseUrl: string
  /** Every edit asked for, oldest first. */
  readonly edits: RecordedEdit[]
  /** Models that `/v1/models` lists. */
  models: string[]
  /** What the next edits meet, in order; afterwards, and before anything is set, they succeed. */
  meets(...behaviours: Behaviour[]): void
  /** Every question to the vision model, oldest first. */
  readonly looks: RecordedLook[]
  /** What the next questions about photos, or about redesigns, are answered; afterwards all is well. */
  sees(about: 'room_analysis' | 'redesign_inspection' | 'article', ...behaviours: LookBehaviour[]): void
}

/** Starts a server on a free port of this machine that speaks the part of the protocol that redesigns need. */
export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  const planned: Behaviour[] = []
  const seen: Record<string, LookBehaviour[]> = { room_analysis: [], redesign_inspection: [], article: [] }
  const server = createServer((request, response) => {
    handle(fake, { planned, seen }, request, response).catch((error: unknown) =>
      response.destroy(error as Error),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const fake: FakeOpenAi = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    edits: [],
    looks: [],
    models: ['gpt-image-2', 'gpt-image-2.6-flare', 'gpt-image-2.6-sunburst'],
    meets: (...behaviours) => void planned.push(...behaviours),
    sees: (about, ...behaviours) => void seen[about]!.push(...behaviours),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return fake
}

async function handle(
  fake: FakeOpenAi,
  { planned, seen }: { planned: Behaviour[]; seen: Record<string, LookBehaviour[]> },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('x-request-id', 'req_fake')
  if (request.method === 'GET' && request.url === '/v1/models') {
    const data = fake.models.map((id) => ({ id, object: 'model', created: 0, owned_by: 'fake' }))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ object: 'list', data }))
  } else if (request.method === 'POST' && request.url === '/v1/images/edits') {
    const edit = await readEdit(request)
    const unknown = Object.keys(edit.fields).find((name) => !(name in EDIT_FIELDS))
    if (unknown) {
      await refuse(400, { code: 'unknown_parameter', message: `Unknown parameter: '${unknown}'.` })({
        edit,
        response,
      })
      return
    }
    fake.edits.push(edit)
    response.on('close', () => {
      edit.abandoned = !response.writableFinished
    })
    await (planned.shift() ?? succeed())({ edit, response })
  } else if (request.method === 'POST' && request.url === '/v1/chat/completions') {
    const look = readLook((await bodyOf(request)).toString('utf8'))
    if ('refused' in look) {
      response.writeHead(400, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: look.refused, code: null, param: null, type: 'x' } }))
      return
    }
    fake.looks.push(look)
    answerLook(response, look, seen[look.about]?.shift())
  } else {
    response.writeHead(404).end()
  }
}

async function readEdit(request: IncomingMessage): Promise<RecordedEdit> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(await bodyOf(request), { headers }).formData()
  const [image, original] = [...form.getAll('image'), ...form.getAll('image[]')] as [File, File?]
  const mask = form.get('mask') as File | null
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return {
    fields: Object.fromEntries(fields),
    image: Buffer.from(await image.arrayBuffer()),
    original: original && Buffer.from(await original.arrayBuffer()),
    imageType: image.type,
    mask: mask ? Buffer.from(await mask.arrayBuffer()) : undefined,
    authorization: request.headers.authorization,
    abandoned: false,
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
