import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import type { RecordedEdit } from './openai-server.ts'

/** How the fake server answers one edit. */
export type Behaviour = (exchange: { edit: RecordedEdit; response: ServerResponse }) => Promise<void>

const USAGE = {
  input_tokens: 1200,
  output_tokens: 1600,
  total_tokens: 2800,
  input_tokens_details: { text_tokens: 200, image_tokens: 1000 },
}

interface Success {
  /** Milliseconds before the first byte. */
  delay?: number
  /** Answers in one piece of JSON although a stream was asked for, as some compatible servers do. */
  whole?: boolean
  /** Size of the picture that comes back; the one asked for by default. */
  size?: string
  usage?: typeof USAGE | undefined
}

/** Paints: the picture sent, in the size asked for, in sepia. */
export function succeed(options: Success = {}): Behaviour {
  return async ({ edit, response }) => {
    await wait(options.delay ?? 0)
    const size = options.size ?? edit.fields.size!
    const b64_json = await paint(edit, size)
    const usage = 'usage' in options ? options.usage : USAGE
    if (options.whole || edit.fields.stream !== 'true') {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ created: 0, data: [{ b64_json }], usage }))
      return
    }
    openStream(response)
    for (let index = 0; index < Number(edit.fields.partial_images); index += 1)
      send(response, 'image_edit.partial_image', { b64_json, partial_image_index: index, size })
    send(response, 'image_edit.completed', { b64_json, size, usage })
    response.end('data: [DONE]\n\n')
  }
}

/** Refuses with the provider's envelope for errors. */
export function refuse(
  status: number,
  error: { code: string | null; type?: string; message?: string },
  headers: Record<string, string> = {},
): Behaviour {
  return async ({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message: 'Refused', param: null, type: 'error', ...error } }))
  }
}

/** Takes the request and says nothing, or goes silent after the first partial picture. */
export function hang(after: 'request' | 'partial' = 'request'): Behaviour {
  return async ({ edit, response }) => {
    if (after === 'partial') await sendPartial(edit, response)
  }
}

/** Breaks the connection after the first partial picture. */
export function cut(): Behaviour {
  return async ({ edit, response }) => {
    await sendPartial(edit, response)
    await wait(20)
    response.destroy()
  }
}

/** Ends the stream in good order, but without a picture, or with the provider's error in it. */
export function endStream(error?: { code: string; message: string }): Behaviour {
  return async ({ edit, response }) => {
    await sendPartial(edit, response)
    if (error) send(response, 'error', { error })
    response.end()
  }
}

/** Answers with bytes that are no answer. */
export function babble(contentType: string, body: string): Behaviour {
  return async ({ response }) => {
    response.writeHead(200, { 'content-type': contentType })
    response.end(body)
  }
}

async function sendPartial(edit: RecordedEdit, response: ServerResponse): Promise<void> {
  openStream(response)
  const b64_json = await paint(edit, edit.fields.size!)
  send(response, 'image_edit.partial_image', { b64_json, partial_image_index: 0 })
}

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
}

function send(response: ServerResponse, type: string, data: object): void {
  response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`)
}

async function paint(edit: RecordedEdit, size: string): Promise<string> {
  const [width, height] = size.split('x').map(Number)
  const sepia = sharp(edit.image).resize({ width: width!, height: height!, fit: 'fill' }).tint('#c9a27b')
  return (await sepia.jpeg().toBuffer()).toString('base64')
}
