import { isShell, type Region } from '../regions/regions.ts'
import type { Scene } from '../scene.ts'

/** Fraction (0…1) of the shell by majority on which all labelled segmentations of a picture agree. */
export function shellAgreement(scenes: readonly Scene[]): number {
  const isIn = (region: Region) => isShell(region) || region.surface === 'view'
  const inShell = scenes.map(({ regions }) => regions.map(isIn))
  let most = 0
  let all = 0
  for (let i = 0; i < scenes[0]!.labels.length; i++) {
    const votes = scenes.filter(({ labels }, s) => inShell[s]![labels[i]!]).length
    if (votes > 1) most++
    if (votes === scenes.length) all++
  }
  return most ? all / most : 0
}
