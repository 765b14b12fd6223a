import path from 'node:path'

/** Everything that a run of journeys stores. The product that it starts makes and removes it. */
export const runFolder = (): string => process.env.JOURNEYS_FOLDER!

/** The data folder of that product. */
export const productFolder = (): string => path.join(runFolder(), 'product')
