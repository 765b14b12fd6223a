import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type OpenAI from 'openai'
import sharp from 'sharp'
import { described } from './openai-description.ts'

type StreamEvent = OpenAI.Images.ImageEditStreamEvent
type Usage = OpenAI.Images.ImageEditCompletedEvent['usage']

/** An edit request, as the server received it. */
export interface RecordedEdit {
  /** The form's text fields by name: `model`, `prompt`, `size`, … */
  fields: Record<string, string>
  image: Buffer
  /** The second picture, if one was sent. */
  original: Buffer | undefined
  imageType: string
  /** PNG. Transparent pixels may be edited. */
  mask: Buffer | undefined
  /** The `Authorization` header. */
  authorization: string | undefined
  /** Whether the whole response was sent. */
  answered: boolean
  /** Whether the client disconnected before the response was complete. */
  abandoned: boolean
}

/** The fake server's response to an edit. */
export type Behaviour = (exchange: { edit: RecordedEdit; response: ServerResponse }) => Promise<void>

const USAGE: Usage = {
  input_tokens: 1200,
  output_tokens: 1600,
  total_tokens: 2800,
  input_tokens_details: { text_tokens: 200, image_tokens: 1000 },
}

interface Success {
  /** Milliseconds before the first byte. */
  delay?: number
  /** Answers with a single JSON document although a stream was requested, as some compatible servers do. */
  whole?: boolean
  /** Size of the returned picture; by default the requested one. */
  size?: string
  /** Undefined for compatible servers that do not report usage. */
  usage?: Usage | undefined
  /** Sends the last picture in several pieces, with a pause in milliseconds between them. */
  drips?: { pieces: number; pause: number }
}

/** Returns the received picture in the requested size, in sepia. */
export function succeed(options: Success = {}): Behaviour {
  return async ({ edit, response }) => {
    await wait(options.delay ?? 0)
    const size = options.size ?? edit.fields.size!
    const b64_json = await paint(edit, size)
    const usage = 'usage' in options ? options.usage : USAGE
    if (options.whole || edit.fields.stream !== 'true') {
      const answer: OpenAI.Images.ImagesResponse = {
        created: 0,
        data: [{ b64_json }],
        ...(usage && { usage }),
      }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(described('ImagesResponse', answer)))
      return
    }
    openStream(response)
    for (let index = 0; index < Number(edit.fields.partial_images); index += 1)
      response.write(eventText(partialEvent(b64_json, size, index)))
    const completed = eventText(completedEvent(b64_json, size, usage))
    await (options.drips ? drip(response, completed, options.drips) : response.write(completed))
    response.end('data: [DONE]\n\n')
  }
}

async function drip(
  response: ServerResponse,
  text: string,
  { pieces, pause }: { pieces: number; pause: number },
) {
  const length = Math.ceil(text.length / pieces)
  for (let start = 0; start < text.length && !response.destroyed; start += length) {
    response.write(text.slice(start, start + length))
    await wait(pause)
  }
}

export type Complaint = Pick<OpenAI.ErrorObject, 'code'> & Partial<OpenAI.ErrorObject>

/** Answers with the provider's envelope for errors. */
export function answerError(
  response: ServerResponse,
  status: number,
  error: Complaint,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  const answer: OpenAI.ErrorObject = { message: 'Refused', param: null, type: 'error', ...error }
  response.end(JSON.stringify(described('ErrorResponse', { error: answer })))
}

/** Refuses the edit. */
export function refuse(status: number, error: Complaint, headers: Record<string, string> = {}): Behaviour {
  return async ({ response }) => answerError(response, status, error, headers)
}

/** Accepts the request and never answers, or goes silent after the first partial picture. */
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

/** Ends the stream normally but without a picture, or with the provider's error in it. */
export function endStream(error?: { code: string; message: string }): Behaviour {
  return async ({ edit, response }) => {
    await sendPartial(edit, response)
    if (error) response.write(`event: error\ndata: ${JSON.stringify({ type: 'error', error })}\n\n`)
    response.end()
  }
}

/** Answers with an invalid body. */
export function babble(contentType: string, body: string): Behaviour {
  return async ({ response }) => {
    response.writeHead(200, { 'content-type': contentType })
    response.end(body)
  }
}

/** Returns the given bytes as the picture, valid or not. */
export function hand(picture: Buffer): Behaviour {
  return async ({ response }) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ created: 0, data: [{ b64_json: picture.toString('base64') }] }))
  }
}

/** Sends megabytes of padding instead of an answer. */
export function pad(megabytes: number, contentType: string): Behaviour {
  return async ({ response }) => {
    response.writeHead(200, { 'content-type': contentType })
    const megabyte = Buffer.alloc(1024 ** 2, ' ')
    const nothing = Readable.from(Array.from({ length: megabytes }, () => megabyte))
    // The client may disconnect at any time.
    await pipeline(nothing, response).catch(() => {})
  }
}

async function sendPartial(edit: RecordedEdit, response: ServerResponse): Promise<void> {
  openStream(response)
  const b64_json = await paint(edit, edit.fields.size!)
  response.write(eventText(partialEvent(b64_json, edit.fields.size!, 0)))
}

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
}

const PICTURE = { created_at: 0, background: 'opaque', output_format: 'jpeg', quality: 'high' } as const

const partialEvent = (b64_json: string, size: string, index: number): StreamEvent =>
  described('ImageEditStreamEvent', {
    ...PICTURE,
    type: 'image_edit.partial_image',
    b64_json,
    size,
    partial_image_index: index,
  })

function completedEvent(b64_json: string, size: string, usage: Usage | undefined): StreamEvent {
  const event = { ...PICTURE, type: 'image_edit.completed', b64_json, size } as const
  // Compatible servers may omit the usage, which the provider's description does not allow.
  return usage ? described('ImageEditStreamEvent', { ...event, usage }) : (event as StreamEvent)
}

const eventText = (event: StreamEvent) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

async function paint(edit: RecordedEdit, size: string): Promise<string> {
  const [width, height] = size.split('x').map(Number)
  const sepia = sharp(edit.image).resize({ width: width!, height: height!, fit: 'fill' }).tint('#c9a27b')
  return (await sepia.jpeg().toBuffer()).toString('base64')
}
