import OpenAI from 'openai'
import { z } from 'zod'
import type { ProviderUsage } from './usage.ts'

type Content = OpenAI.Chat.Completions.ChatCompletionContentPart

interface Request<Schema extends z.ZodType> {
  model: string
  /** 0 to 1; left out for models that accept none. */
  temperature: number
  maxTokens: number
  requester: string | undefined
  /** The schema's name in the request. */
  name: string
  schema: Schema
  content: Content[]
  signal: AbortSignal
}

/**
 * Asks a chat model for an answer that fits a schema.
 *
 * @throws OpenAI.APIError from the provider
 * @throws Error when the answer is cut off, declined or does not fit
 */
export async function completeChat<Schema extends z.ZodType>(
  client: OpenAI,
  request: Request<Schema>,
): Promise<{ answer: z.output<Schema>; usage: ProviderUsage | null }> {
  const completion = await send(client, request, true).catch((error: unknown) => {
    // Reasoning models refuse a temperature. Such a refusal costs nothing.
    if (error instanceof OpenAI.BadRequestError && error.param === 'temperature')
      return send(client, request, false)
    throw error
  })
  const choice = completion.choices?.[0]
  if (choice?.finish_reason === 'length')
    throw new Error(`The answer of ${request.model} is longer than ${request.maxTokens} tokens`)
  const text = choice?.message?.content
  if (!text) throw new Error(choice?.message?.refusal ?? 'The answer is empty')
  return { answer: request.schema.parse(JSON.parse(text)), usage: usageOfChat(completion.usage) }
}

function send<Schema extends z.ZodType>(client: OpenAI, request: Request<Schema>, withTemperature: boolean) {
  const { model, temperature, maxTokens, requester, name, schema, content, signal } = request
  return client.chat.completions.create(
    {
      model,
      messages: [{ role: 'user', content }],
      max_completion_tokens: maxTokens,
      ...(withTemperature && { temperature }),
      ...(requester && { safety_identifier: requester }),
      response_format: {
        type: 'json_schema',
        json_schema: { name, strict: true, schema: strictSchema(schema) },
      },
    },
    { signal },
  )
}

/** Strict mode accepts neither bounds on whole numbers nor `$schema`. */
function strictSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      delete jsonSchema.minimum
      delete jsonSchema.maximum
    },
  })
  return rest
}

function usageOfChat(usage: OpenAI.CompletionUsage | undefined): ProviderUsage | null {
  if (!usage) return null
  return {
    input_tokens: usage.prompt_tokens,
    output_tokens: usage.completion_tokens,
    total_tokens: usage.total_tokens,
    input_tokens_details: { text_tokens: usage.prompt_tokens, image_tokens: 0 },
  }
}
