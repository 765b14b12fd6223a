import type { ServerResponse } from 'node:http'
import type OpenAI from 'openai'
import type { ListedThing, RedesignInspection, RoomAnalysis } from '#app/platform/ai/analyst.ts'
import type { Article } from '#app/platform/ai/writer.ts'
import { described, faultOfChat } from './openai-description.ts'

/** A question to the vision model, as the server received it. */
export interface RecordedLook {
  /** Name of the answer's schema: `room_analysis`, `redesign_inspection`, `listed_things` or `article`. */
  about: string
  model: string
  prompt: string
  pictures: number
  maxTokens: number
}

/** The vision model's answer: the content of its message, or a function that handles the response. */
export type LookBehaviour = object | ((response: ServerResponse) => void)

export const PLAIN_ROOM: RoomAnalysis = {
  isRoom: true,
  roomType: 'Living Room',
  light: 'good',
  sharpness: 'good',
  people: 0,
  fixed: [{ kind: 'window', description: 'one tall window on the left wall' }],
  furniture: ['a sofa'],
  redesignConcept: 'A lighter room with a calm seat by the window.',
  layoutRecommendations: 'Turn the sofa towards the window.',
}

export const NOTHING_WRONG: RedesignInspection = {
  remainingPeople: 0,
  addedOpenings: [],
  removedOpenings: [],
  warpedFurniture: [],
  writing: [],
}

export const PLAIN_THINGS: { things: ListedThing[] } = {
  things: [
    {
      ...{
        name: 'Low sofa',
        colour: 'oat',
        hex: '#cdbfa8',
        material: 'bouclé',
        size: 'about 220 × 95 × 75 cm',
      },
      ...{ left: 0.1, top: 0.5, right: 0.6, bottom: 0.9 },
    },
    {
      ...{ name: 'Paper lantern', colour: 'warm white', hex: '#f2ead9', material: 'washi paper', size: '' },
      ...{ left: 0.4, top: 0.05, right: 0.6, bottom: 0.3 },
    },
  ],
}

const SENTENCE = 'Pale oak, warm plaster and one long curtain give this room back its morning light.'

export const PLAIN_ARTICLE: Article = {
  title: 'How a living room found its morning light',
  excerpt: 'Pale oak, warm plaster and one long curtain.',
  seoTitle: 'A living room finds its light',
  metaDescription: 'A living room before and after: pale oak, warm plaster and one long curtain.',
  tags: ['Oak', 'light'],
  introduction: SENTENCE,
  sections: [
    { heading: 'Light first', paragraphs: [SENTENCE, SENTENCE] },
    { heading: 'What to borrow', paragraphs: [SENTENCE, SENTENCE] },
  ],
  beforeDescription: 'A living room with a dark sofa',
  afterDescription: 'The same living room in pale oak',
}

interface ChatRequest {
  model: string
  max_completion_tokens: number
  messages: { content: { type: string; text?: string }[] }[]
  response_format: { json_schema: { name: string; strict: boolean; schema: StrictSchema } }
}

interface StrictSchema {
  type?: unknown
  properties?: Record<string, StrictSchema>
  items?: StrictSchema
  required?: string[]
  additionalProperties?: boolean
}

/** Reads a chat request like the provider, and refuses what its strict mode refuses. */
export function readLook(body: string): RecordedLook | { refused: string } {
  const request = JSON.parse(body) as ChatRequest
  const undescribed = faultOfChat(request)
  if (undescribed) return { refused: undescribed }
  const { name, strict, schema } = request.response_format.json_schema
  const fault = strict ? faultOf(schema) : 'strict must be true'
  if (fault) return { refused: `Invalid schema for response_format '${name}': ${fault}` }
  const content = request.messages[0]!.content
  return {
    about: name,
    model: request.model,
    prompt: content.find(({ type }) => type === 'text')!.text!,
    pictures: content.filter(({ type }) => type === 'image_url').length,
    maxTokens: request.max_completion_tokens,
  }
}

/** Strict mode requires every property and allows no others. */
function faultOf(schema: StrictSchema): string | undefined {
  if (schema.items) return faultOf(schema.items)
  if (!schema.properties) return undefined
  const names = Object.keys(schema.properties)
  if (schema.additionalProperties !== false) return "'additionalProperties' must be false"
  const missing = names.find((name) => !schema.required?.includes(name))
  if (missing) return `'required' must include '${missing}'`
  return Object.values(schema.properties).map(faultOf).find(Boolean)
}

const USUAL: Record<string, object> = {
  room_analysis: PLAIN_ROOM,
  article: PLAIN_ARTICLE,
  listed_things: PLAIN_THINGS,
}

/** Answers a question with the given content, or with the default. */
export function answerLook(response: ServerResponse, look: RecordedLook, behaviour?: LookBehaviour): void {
  if (typeof behaviour === 'function') {
    behaviour(response)
    return
  }
  const usual = USUAL[look.about] ?? NOTHING_WRONG
  const answer: OpenAI.Chat.ChatCompletion = {
    id: 'chatcmpl-fake',
    object: 'chat.completion',
    created: 0,
    model: look.model,
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        logprobs: null,
        message: { role: 'assistant', content: JSON.stringify(behaviour ?? usual), refusal: null },
      },
    ],
    usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
  }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(described('CreateChatCompletionResponse', answer)))
}
