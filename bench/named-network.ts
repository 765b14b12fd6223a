import { SHIPPED_NETWORK } from '#app/platform/ai/built-in/network/description.ts'
import { SurfaceNetwork } from '#app/platform/ai/built-in/network/surface-network.ts'

/** The network that `SURFACE_NETWORK` names, else the shipped one. A measurement without it would mislead. */
export const network: SurfaceNetwork = new SurfaceNetwork(
  process.env.SURFACE_NETWORK || SHIPPED_NETWORK,
  (problem) => {
    throw new Error(problem)
  },
)
