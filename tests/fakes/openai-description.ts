/** The provider's published description of its protocol. The fake's requests and responses are checked against it. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import type OpenAI from 'openai'
import description from './openai-description.json' with { type: 'json' }

type SchemaName = keyof typeof description.components.schemas

/** Fields of an edit that the provider's package has, but not yet the description of August 2026. */
const NEWER_FIELDS: (keyof OpenAI.Images.ImageEditParamsStreaming)[] = ['safety_identifier']
/**
 * Models from gpt-image-2 on accept and return any multiple of 16, but the description lists only the older models'
 * sizes.
 */
const LISTED_SIZE = '1024x1024'

const options = { strict: false, validateFormats: false }
const [json, form] = [new Ajv2020(options), new Ajv2020({ ...options, coerceTypes: true })]
for (const each of [json, form]) each.addSchema({ $id: 'openai', components: description.components })

function faultOf(ajv: typeof json, schema: SchemaName, value: object): string | undefined {
  const $ref = `openai#/components/schemas/${schema}`
  const validate = ajv.getSchema(schema) ?? ajv.compile({ $id: schema, $ref, unevaluatedProperties: false })
  return validate(value) ? undefined : ajv.errorsText(validate.errors)
}

/** The violation of the description in an edit's form. */
export function faultOfEdit(edit: FormData): string | undefined {
  const known = [...edit].filter(([name]) => !NEWER_FIELDS.some((each) => each === name))
  const fields = known.map(([name, value]) => [
    name.replace(/\[\]$/, ''),
    typeof value === 'string' ? value : 'bytes',
  ])
  return faultOf(form, 'CreateImageEditRequest', Object.fromEntries(fields))
}

/** The violation of the description in a chat request. */
export const faultOfChat = (request: object) => faultOf(json, 'CreateChatCompletionRequest', request)

/** @returns the answer @throws Error when the description does not allow it */
export function described<Answer extends object>(schema: SchemaName, answer: Answer): Answer {
  const fault = faultOf(json, schema, 'size' in answer ? { ...answer, size: LISTED_SIZE } : answer)
  if (fault) throw new Error(`The fake’s answer violates ${schema}: ${fault}`)
  return answer
}
