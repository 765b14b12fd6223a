import { openPicture } from '../../pictures/open-picture.ts'
import type { AiProvider } from '../provider.ts'
import { type ArticleWriter, articleSchema } from '../writer.ts'
import { ARTICLE_TIME_LIMIT, answerBounds, askAboutPictures } from './ask-about-pictures.ts'
import { createOpenAiClient } from './openai-client.ts'

/** Tokens for 600 words in JSON, and for a model's reasoning. */
const MAX_TOKENS = 3000

/** Creates a writer that uses the provider's chat model. */
export function createOpenAiWriter(provider: AiProvider): ArticleWriter {
  const client = createOpenAiClient(provider, answerBounds(ARTICLE_TIME_LIMIT))
  return {
    write: async ({ prompt, pictures }, signal) => {
      const { answer, usage } = await askAboutPictures(
        client,
        { ...provider, timeLimit: ARTICLE_TIME_LIMIT },
        { signal },
        {
          name: 'article',
          schema: articleSchema,
          prompt,
          pictures: pictures.map(openPicture),
          maxTokens: MAX_TOKENS,
        },
      )
      return { article: answer, usage }
    },
  }
}
