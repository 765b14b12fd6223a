import { openPicture } from '../../pictures/open-picture.ts'
import type { AiProvider } from '../provider.ts'
import { type ArticleWriter, articleSchema } from '../writer.ts'
import { ARTICLE_TIME_LIMIT, answerBounds, askAboutPictures } from './ask-about-pictures.ts'
import { createOpenAiClient } from './openai-client.ts'

/** Room for 600 words with their frame, and for a model that thinks before it writes. */
const MAX_TOKENS = 3000

/** The provider's chat model, asked for an article. */
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
