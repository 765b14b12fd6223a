import type { SurfaceNetwork } from '#app/platform/ai/built-in/network/surface-network.ts'
import { requiredNetwork } from '../scripts/required-network.ts'

/** The network that `SURFACE_NETWORK` names, else the shipped one. A measurement without it would mislead. */
export const network: SurfaceNetwork = requiredNetwork(process.env.SURFACE_NETWORK || undefined)
