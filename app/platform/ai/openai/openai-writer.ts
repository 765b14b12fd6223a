import { openPicture } from '../../pictures/open-picture.ts'
import type { EditUsage } from '../editor.ts'
import type { AiProvider } from '../provider.ts'
import { type Article, articleSchema } from '../writer.ts'
import { ARTICLE_TIME_LIMIT, answerBounds, askAboutPictures } from './ask-about-pictures.ts'
import { createOpenAiClient } from './openai-client.ts'

/** Room for 600 words with their frame, and for a model that thinks before it writes. */
const MAX_TOKENS = 3000

/** What an article is written from. */
interface Assignment {
  prompt: string
  /** JPEGs: the room before and after. */
  pictures: [Buffer, Buffer]
}

/**
 * Lets the provider's chat model write an article about a room. It is told nothing but the prompt and the pictures.
 *
 * @throws RedesignFailure; the signal's reason when aborted
 */
export async function writeArticle(
  provider: AiProvider,
  { prompt, pictures }: Assignment,
  signal: AbortSignal,
): Promise<{ article: Article; usage: EditUsage | null }> {
  const client = createOpenAiClient(provider, answerBounds(ARTICLE_TIME_LIMIT))
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
}
