import { parentPort, workerData } from 'node:worker_threads'
import { env, InferenceSession, Tensor } from 'onnxruntime-web'
import type { Plane, RgbPicture } from '../raster/planes.ts'
import type { SurfaceProbabilities } from '../room/geometry/surface-probabilities.ts'
import { type NetworkDescription, networkFile } from './description.ts'
import { inputSize, networkInput } from './network-input.ts'
import { networkProbabilities } from './network-probabilities.ts'
import { meanOfViews, mirroredPicture, type View } from './views.ts'

/** The worker's data: the path of the network's description. */
export interface NetworkWorkerData {
  description: string
}

export type NetworkAnswer = { probabilities: SurfaceProbabilities } | { problem: string }

// A single thread gives the same numbers on every machine and leaves the other cores to the pages.
env.wasm.numThreads = 1

interface Network {
  session: InferenceSession
  description: NetworkDescription
}

async function load(file: string): Promise<Network> {
  const { description, bytes } = await networkFile(file)
  return { session: await InferenceSession.create(bytes), description }
}

/** Averages the network's probabilities over all its views of a picture. */
async function look(network: Network, picture: RgbPicture): Promise<SurfaceProbabilities> {
  const seen: { view: View; probabilities: SurfaceProbabilities }[] = []
  for (const view of network.description.views) {
    const shown = view.mirrored ? mirroredPicture(picture) : picture
    seen.push({ view, probabilities: await lookOnce(network, shown, view.scale) })
  }
  return meanOfViews(seen, picture)
}

async function lookOnce(
  { session, description }: Network,
  picture: RgbPicture,
  scale: number,
): Promise<SurfaceProbabilities> {
  const size = inputSize(picture, { ...description, longSide: description.longSide * scale })
  const input = new Tensor('float32', networkInput(picture, size, description), [
    1,
    3,
    size.height,
    size.width,
  ])
  const { [description.output]: output } = await session.run({ [description.input]: input })
  if (!output) throw new Error(`The network has no output ${description.output}`)
  const [, classes, height, width] = output.dims
  if (classes !== description.classes.length || !width || !height)
    throw new Error(
      `The network's output is ${output.dims.join(' × ')} for ${description.classes.length} classes`,
    )
  return networkProbabilities(output.data as Float32Array, { width, height }, description.classes, picture)
}

const network = load((workerData as NetworkWorkerData).description)
// Every request receives the error instead.
network.catch(() => {})
parentPort?.on('message', async (picture: RgbPicture) => {
  const send = (answer: NetworkAnswer, planes: Plane[] = []) =>
    parentPort?.postMessage(
      answer,
      planes.map(({ buffer }) => buffer as ArrayBuffer),
    )
  try {
    const probabilities = await look(await network, picture)
    send({ probabilities }, Object.values(probabilities))
  } catch (error) {
    send({ problem: error instanceof Error ? error.message : String(error) })
  }
})
