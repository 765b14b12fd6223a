import { SHIPPED_NETWORK } from '#app/platform/ai/built-in/network/description.ts'
import { SurfaceNetwork } from '#app/platform/ai/built-in/network/surface-network.ts'

/**
 * A network whose failure is an error. The product goes on without one, but its pictures would show something else.
 * @param description path of the network's description; the shipped one without it
 */
export const requiredNetwork = (description: string = SHIPPED_NETWORK): SurfaceNetwork =>
  new SurfaceNetwork(description, (problem) => {
    throw new Error(problem)
  })
