/** What an engine can do and what it costs, known before it is asked. Nobody decides by an engine's name. */
interface Capabilities {
  /** Every redesign is charged for: a credit is held for it, and each call is booked. */
  isPaid: boolean
  /** It invents, so its redesigns are inspected before they are delivered. */
  isChecked: boolean
  /** Whether it applies the owner's corrections of surfaces itself. */
  heedsCorrections: boolean
  /** It understands what is asked for in words, and so it can revise. */
  followsWords: boolean
  /** Its redesigns are previews of colours: the furniture stays where it stands. */
  isColourPreview: boolean
}

/** The built-in engine. Its name is stored with every redesign and stays as it is. */
export const BUILT_IN = {
  name: 'palette',
  isPaid: false,
  isChecked: false,
  heedsCorrections: true,
  followsWords: false,
  isColourPreview: true,
} as const satisfies Capabilities & { name: string }

/** An image model of the AI provider. */
export const IMAGE_MODEL = {
  name: 'openai',
  isPaid: true,
  isChecked: true,
  heedsCorrections: false,
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
