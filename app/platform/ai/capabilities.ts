/** What an engine can do and what it costs, known before it is asked. No code decides by an engine's name. */
interface Capabilities {
  /** Every redesign costs money: it reserves a credit, and each call is booked. */
  isPaid: boolean
  /** It invents things, so its redesigns are inspected before delivery. */
  isChecked: boolean
  /** Whether it applies the owner's corrections of surfaces itself. */
  appliesCorrections: boolean
  /** It follows written wishes, so it can revise. */
  followsWords: boolean
  /** Its redesigns are colour previews: the furniture stays. */
  isColourPreview: boolean
}

/** The built-in engine. Its name is stored with every redesign and stays as it is. */
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

/** The engines' names, as they are stored. */
export const ENGINE_NAMES = [BUILT_IN.name, IMAGE_MODEL.name] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

export interface Engine extends Readonly<Capabilities> {
  readonly name: EngineName
}

const ENGINES: Record<EngineName, Engine> = { [BUILT_IN.name]: BUILT_IN, [IMAGE_MODEL.name]: IMAGE_MODEL }

/** The capabilities behind a stored name. */
export const engineNamed = (name: EngineName): Engine => ENGINES[name]
