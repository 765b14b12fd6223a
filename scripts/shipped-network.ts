import { SHIPPED_NETWORK } from '#app/platform/ai/built-in/network/description.ts'
import { SurfaceNetwork } from '#app/platform/ai/built-in/network/surface-network.ts'

/** The network that ships with the product. Pictures painted without it would show something else. */
export const shippedNetwork: SurfaceNetwork = new SurfaceNetwork(SHIPPED_NETWORK, (problem) => {
  throw new Error(problem)
})
