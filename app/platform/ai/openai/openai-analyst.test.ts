import { expect, test } from 'vitest'
import { jpegPhoto } from '#tests/builders/photos.ts'
import { KEY } from '#tests/builders/redesign.ts'
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts'
import { openPicture } from '../../pictures/open-picture.ts'
import { DEFAULT_PRICES } from '../prices.ts'
import { createOpenAiAnalyst } from './openai-analyst.ts'

test('a slow list does not count as an outage, but a silent inspection does', async () => {
  await using fake = await startFakeOpenAi()
  const silent = () => {}
  fake.sees('listed_things', silent)
  fake.sees('redesign_inspection', silent)
  const analyst = createOpenAiAnalyst({
    ...{ apiKey: KEY, baseUrl: fake.baseUrl, visionModel: 'gpt-5.4', prices: DEFAULT_PRICES },
    ...{ maxTokensAnalysis: 500, maxTokensInspection: 500, temperature: 0.5, analysisPrompt: '' },
    timeLimit: 1,
  })
  const photo = openPicture(await jpegPhoto())
  const question = { signal: new AbortController().signal }
  await expect(analyst.listThings(photo, question)).rejects.toMatchObject({
    ...{ code: 'timeout', outage: null, refused: false },
  })
  await expect(analyst.inspect({ photo, redesign: photo }, question)).rejects.toMatchObject({
    ...{ code: 'timeout', outage: 'silent' },
  })
})
