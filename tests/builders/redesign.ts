import sharp from 'sharp'
import type { EditHooks, EditRequest } from '#app/platform/ai/editor.ts'
import { createOpenAiEditor, type EditorSettings } from '#app/platform/ai/openai/openai-editor.ts'
import { DEFAULT_PRICES } from '#app/platform/ai/prices.ts'
import { openPicture } from '#app/platform/pictures/open-picture.ts'
import { jpegPhoto } from './photos.ts'

export const KEY = 'sk-test-0123456789abcdef'

/** Runs the OpenAI engine against a server, and records the calls of its hooks. */
export async function redesign(
  baseUrl: string,
  settings: Partial<EditorSettings> = {},
  { width = 900, height = 600 } = {},
  signal: AbortSignal = new AbortController().signal,
  stages: string[] = [],
) {
  const editor = createOpenAiEditor({
    apiKey: KEY,
    baseUrl,
    imageModel: 'gpt-image-2.6-sunburst',
    prices: DEFAULT_PRICES,
    ...settings,
  })
  const partials: Buffer[] = []
  const hooks: EditHooks = {
    signal,
    onStage: (stage) => void stages.push(stage),
    onPartial: (picture) => void partials.push(picture),
  }
  const answer = await editor.edit(await requestFor(width, height), hooks)
  const result = { ...answer, ...(await editor.finish(answer, { width, height })) }
  return { result, stages, partials }
}

async function requestFor(width: number, height: number): Promise<EditRequest> {
  return {
    photo: openPicture(await framedPhoto(width, height)),
    width,
    height,
    style: { name: 'Modern', palette: [], materials: [], characteristics: [], designPrinciples: [] },
    roomType: 'Living Room',
    feedback: null,
    prompt: 'Redesign this living room. Keep its layout.',
  }
}

/** A photo with a dark frame, which reveals cropping and added surroundings. */
export async function framedPhoto(width: number, height: number): Promise<Buffer> {
  const inner = await jpegPhoto(width - 80, height - 80)
  return sharp(inner)
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#000' })
    .jpeg()
    .toBuffer()
}
