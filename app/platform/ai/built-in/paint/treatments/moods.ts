import type { Grade } from './treatment.ts'

/** Bright, clear and slightly cool: northern daylight. */
export const AIRY: Grade = {
  ...{ warmth: 0, contrast: 1.02, saturation: 0.9, lift: 0.02, stops: 0.06 },
  ...{ shadowTint: [-0.001, -0.003], lightTint: [0, 0.002] },
}

/** Neutral and crisp. */
export const CLEAR: Grade = {
  ...{ warmth: 0, contrast: 1.05, saturation: 0.96, lift: 0, stops: 0.03 },
  ...{ shadowTint: [0, -0.002], lightTint: [0, 0.002] },
}

/** Muted and soft: natural materials in even light. */
export const QUIET: Grade = {
  ...{ warmth: 0.02, contrast: 1.0, saturation: 0.82, lift: 0.012, stops: 0.02 },
  ...{ shadowTint: [0.001, 0.002], lightTint: [0.001, 0.005] },
}

/** Afternoon sun. */
export const SUNNY: Grade = {
  ...{ warmth: 0.035, contrast: 1.04, saturation: 1.03, lift: 0.004, stops: 0.04 },
  ...{ shadowTint: [0.002, 0.002], lightTint: [0.002, 0.006] },
}

/** Lamp light, warm shadows. */
export const EVENING: Grade = {
  ...{ warmth: 0.03, contrast: 1.04, saturation: 1.03, lift: 0, stops: 0.02 },
  ...{ shadowTint: [-0.001, -0.002], lightTint: [0.003, 0.009] },
}

/** Steel and concrete: cool shadows, restrained colour. */
export const URBAN: Grade = {
  ...{ warmth: 0.006, contrast: 1.04, saturation: 0.92, lift: 0, stops: 0.02 },
  ...{ shadowTint: [-0.002, -0.005], lightTint: [0.002, 0.005] },
}

/** A faded print: soft contrast, milky blacks. */
export const FADED: Grade = {
  ...{ warmth: 0.025, contrast: 0.97, saturation: 0.88, lift: 0.02, stops: 0.02 },
  ...{ shadowTint: [0.002, 0.003], lightTint: [0.002, 0.006] },
}
