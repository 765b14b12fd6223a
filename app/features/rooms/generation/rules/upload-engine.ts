import { type Engine, type EngineName, engineNamed, IMAGE_MODEL } from '#app/platform/ai/capabilities.ts'

/**
 * The engine of an upload's latest generation. Uploads without a stored engine predate the column and all held a
 * credit.
 */
export const engineOf = (upload: { generationEngine: EngineName | null }): Engine =>
  engineNamed(upload.generationEngine ?? IMAGE_MODEL.name)
