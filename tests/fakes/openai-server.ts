import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  answerError,
  type Behaviour,
  type Complaint,
  type RecordedEdit,
  succeed,
} from './openai-behaviours.ts'
import { described, faultOfEdit } from './openai-description.ts'
import { answerLook, type LookBehaviour, type RecordedLook, readLook } from './openai-looks.ts'

type LookAbout = 'room_analysis' | 'redesign_inspection' | 'listed_things' | 'article'

export interface FakeOpenAi extends AsyncDisposable {
  /** The base URL for a client's configuration, `http://127.0.0.1:…/v1`. */
  readonly baseUrl: string
  /** Every requested edit, oldest first. */
  readonly edits: RecordedEdit[]
  /** Models that `/v1/models` lists. */
  models: string[]
  /** The answer of `/v1/models` when it lists none. */
  refusesModels: (Complaint & { status: number }) | undefined
  /** Sets the responses to the next edits, in order. Edits without one succeed. */
  meets(...behaviours: Behaviour[]): void
  /** Every question to the vision model, oldest first. */
  readonly looks: RecordedLook[]
  /** Sets the answers to the next questions of a kind. Questions without one get the default. */
  sees(about: LookAbout, ...behaviours: LookBehaviour[]): void
}

/**
 * Starts a server on this machine that speaks the part of the protocol that redesigns need.
 *
 * @param port a free one by default
 */
export async function startFakeOpenAi(port = 0): Promise<FakeOpenAi> {
  const planned: Behaviour[] = []
  const seen: Record<LookAbout, LookBehaviour[]> = {
    room_analysis: [],
    redesign_inspection: [],
    listed_things: [],
    article: [],
  }
  const server = createServer((request, response) => {
    handle(fake, { planned, seen }, request, response).catch((error: unknown) =>
      response.destroy(error as Error),
    )
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const fake: FakeOpenAi = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    edits: [],
    looks: [],
    models: ['gpt-image-2', 'gpt-image-2.6-flare', 'gpt-image-2.6-sunburst'],
    refusesModels: undefined,
    meets: (...behaviours) => void planned.push(...behaviours),
    sees: (about, ...behaviours) => void seen[about].push(...behaviours),
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
  if (request.method === 'GET' && request.url === '/v1/models' && fake.refusesModels) {
    const { status, ...complaint } = fake.refusesModels
    answerError(response, status, complaint)
  } else if (request.method === 'GET' && request.url === '/v1/models') {
    const data = fake.models.map((id) => ({ id, object: 'model', created: 0, owned_by: 'fake' }))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(described('ListModelsResponse', { object: 'list', data })))
  } else if (request.method === 'POST' && request.url === '/v1/images/edits') {
    const form = await formOf(request)
    const fault = faultOfEdit(form)
    if (fault) {
      refuseRequest(response, fault)
      return
    }
    const edit = await recordedEdit(form, request.headers.authorization)
    fake.edits.push(edit)
    response.on('finish', () => {
      edit.answered = true
    })
    response.on('close', () => {
      edit.abandoned = !response.writableFinished
    })
    await (planned.shift() ?? succeed())({ edit, response })
  } else if (request.method === 'POST' && request.url === '/v1/chat/completions') {
    const look = readLook((await bodyOf(request)).toString('utf8'))
    if ('refused' in look) {
      refuseRequest(response, look.refused)
      return
    }
    fake.looks.push(look)
    answerLook(response, look, seen[look.about]?.shift())
  } else {
    response.writeHead(404).end()
  }
}

const refuseRequest = (response: ServerResponse, message: string) =>
  answerError(response, 400, { message, code: 'invalid_value', type: 'invalid_request_error' })

async function formOf(request: IncomingMessage): Promise<FormData> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  return new Response(await bodyOf(request), { headers }).formData()
}

async function recordedEdit(form: FormData, authorization: string | undefined): Promise<RecordedEdit> {
  const [image, original] = [...form.getAll('image'), ...form.getAll('image[]')] as [File, File?]
  const mask = form.get('mask') as File | null
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return {
    fields: Object.fromEntries(fields),
    image: Buffer.from(await image.arrayBuffer()),
    original: original && Buffer.from(await original.arrayBuffer()),
    imageType: image.type,
    mask: mask ? Buffer.from(await mask.arrayBuffer()) : undefined,
    authorization,
    answered: false,
    abandoned: false,
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
