/**
 * Extracts from OpenAI's published OpenAPI description (github.com/openai/openai-openapi, MIT licence) the part that
 * the fake provider is checked against:
 *
 *     node scripts/take-openai-description.ts openapi.json <its commit>
 */
import { readFileSync, writeFileSync } from 'node:fs'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

const ROOTS = [
  'CreateImageEditRequest',
  'ImageEditStreamEvent',
  'ImagesResponse',
  'CreateChatCompletionRequest',
  'CreateChatCompletionResponse',
  'ListModelsResponse',
  'ErrorResponse',
]
/** Texts for people, and hints for code generators. */
const LEFT_OUT = /^(description|examples?|title|deprecated|default|x-.*)$/

const [file, commit] = process.argv.slice(2)
if (!file || !commit) throw new Error('Please name the description and its commit.')
const { components } = JSON.parse(readFileSync(file, 'utf8')) as {
  components: { schemas: Record<string, Json> }
}

/**
 * The description without texts, as current JSON Schema, which lacks the older `nullable`. Keeps everything under
 * `properties`, because those names belong to the protocol.
 */
function essence(value: Json, areNames = false): Json {
  if (Array.isArray(value)) return value.map((each) => essence(each))
  if (value === null || typeof value !== 'object') return value
  const kept = Object.entries(value).filter(([name]) => areNames || !LEFT_OUT.test(name))
  const { nullable, ...schema } = Object.fromEntries(
    kept.map(([name, each]) => [name, essence(each, !areNames && name === 'properties')]),
  )
  if (areNames && nullable !== undefined) throw new Error('A field is called nullable.')
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema
}

const schemas: Record<string, Json> = {}
const wanted = [...ROOTS]
for (let name = wanted.pop(); name; name = wanted.pop()) {
  if (name in schemas) continue
  const schema = components.schemas[name]
  if (!schema) throw new Error(`The description does not define ${name}.`)
  schemas[name] = essence(schema)
  for (const [, other] of JSON.stringify(schemas[name]).matchAll(/"#\/components\/schemas\/(\w+)"/g))
    wanted.push(other!)
}

const source = {
  from: 'https://github.com/openai/openai-openapi',
  commit,
  licence: 'MIT, Copyright (c) OpenAI (https://openai.com)',
}
const sorted = Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)))
writeFileSync(
  'tests/fakes/openai-description.json',
  `${JSON.stringify({ source, components: { schemas: sorted } }, null, 2)}\n`,
)
