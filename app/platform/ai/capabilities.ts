/** An engine's abilities and costs, known before it is used. No code depends on an engine's name. */
interface Capabilities {
  /** Whether redesigns cost money. Each one reserves a credit, and its calls are booked. */
  isPaid: boolean
  /** Whether it may invent things, so that its redesigns are inspected before delivery. */
  isChecked: boolean
  /** Whether it applies the owner's corrections of surfaces itself. */
  appliesCorrections: boolean
  /** Whether it follows written wishes, and so can revise. */
  followsWords: boolean
  /** Whether its redesigns are colour previews that keep the furniture. */
  isColourPreview: boolean
}

/** The built-in engine. Every redesign stores its name, so the name must not change. */
export const BUILT_IN = {
  name: 'palette',
  isPaid: false,
  isChecked: false,
  appliesCorrections: true,
  followsWords: false,
  isColourPreview: true,
} as const satisfies Capabilities & { name: string }

/** An image model of the AI provider. */
export const IMAGE_MODEL = {
  name: 'openai',
  isPaid: true,
  isChecked: true,
  appliesCorrections: false,
  followsWords: true,
  isColourPreview: false,
} as const satisfies Capabilities & { name: string }

/** The engines' stored names. */
export const ENGINE_NAMES = [BUILT_IN.name, IMAGE_MODEL.name] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

export interface Engine extends Readonly<Capabilities> {
  readonly name: EngineName
}

const ENGINES: Record<EngineName, Engine> = { [BUILT_IN.name]: BUILT_IN, [IMAGE_MODEL.name]: IMAGE_MODEL }

/** The capabilities behind a stored name. */
export const engineNamed = (name: EngineName): Engine => ENGINES[name]

/** The stored names of the engines that cost money. */
export const PAID_ENGINES: EngineName[] = ENGINE_NAMES.filter((name) => engineNamed(name).isPaid)
