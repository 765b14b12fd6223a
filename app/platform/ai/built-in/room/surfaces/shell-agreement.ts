import { isShell, type Region } from '../regions/regions.ts'
import type { Scene } from '../scene.ts'

/** Fraction (0…1) of the shell by majority on which all labelled segmentations of a picture agree. */
export function shellAgreement(scenes: readonly Scene[]): number {
  const isIn = (region: Region) => (isShell(region) || region.surface === 'view' ? 1 : 0)
  const seen = scenes.map(({ labels, regions }) => ({ labels, inShell: Uint8Array.from(regions, isIn) }))
  let most = 0
  let all = 0
  for (let i = 0; i < scenes[0]!.labels.length; i++) {
    let votes = 0
    for (const { labels, inShell } of seen) votes += inShell[labels[i]!]!
    if (votes > 1) most++
    if (votes === scenes.length) all++
  }
  return most ? all / most : 0
}
