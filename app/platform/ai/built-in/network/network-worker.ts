import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { env, InferenceSession, Tensor } from 'onnxruntime-web'
import type { Plane, RgbPicture, Size } from '../raster/planes.ts'
import type { SeenByNetworks, SurfaceProbabilities } from '../room/geometry/surface-probabilities.ts'
import { type NetworkDescription, networkFile } from './description.ts'
import { detections } from './detections.ts'
import { inputSize, networkInput } from './network-input.ts'
import { networkProbabilities } from './network-probabilities.ts'
import { meanOfViews, mirroredPicture, type View } from './views.ts'

/** The worker's data: the path of the network's description. */
export interface NetworkWorkerData {
  description: string
}

export type NetworkAnswer = { seen: SeenByNetworks } | { problem: string }

// Otherwise V8 optimises what runs once, when sessions are made: 0.8 s and 100 MB that a few photos do not earn back.
setFlagsFromString('--wasm-tiering-budget=1000000000')
// A single thread gives the same numbers on every machine and leaves the other cores to the pages.
env.wasm.numThreads = 1

/** The detector that ships with the product; `room-model/export.py` writes it. */
const DETECTOR = path.join(import.meta.dirname, 'model', 'detector.onnx')
/** Its input: RGB of 0…1, with the long side at which people across a room are found. */
const OF_DETECTOR = {
  longSide: 448,
  multipleOf: 32,
  mean: [0, 0, 0],
  deviation: [1, 1, 1],
} satisfies Partial<NetworkDescription>

/** Further optimisation takes longer than it saves in the few photos between loading and unloading. */
const SESSION = { graphOptimizationLevel: 'basic' } as const

interface Networks {
  surfaces: InferenceSession
  detector: InferenceSession
  description: NetworkDescription
}

async function load(file: string): Promise<Networks> {
  const { description, bytes } = await networkFile(file)
  return {
    surfaces: await InferenceSession.create(bytes, SESSION),
    detector: await InferenceSession.create(new Uint8Array(await readFile(DETECTOR)), SESSION),
    description,
  }
}

/** Averages the network's probabilities over all its views of a picture. */
async function look(networks: Networks, picture: RgbPicture): Promise<SurfaceProbabilities> {
  const seen: { view: View; probabilities: SurfaceProbabilities }[] = []
  for (const view of networks.description.views) {
    const shown = view.mirrored ? mirroredPicture(picture) : picture
    seen.push({ view, probabilities: await lookOnce(networks, shown, view.scale) })
  }
  return meanOfViews(seen, picture)
}

async function lookOnce(
  { surfaces, description }: Networks,
  picture: RgbPicture,
  scale: number,
): Promise<SurfaceProbabilities> {
  const size = inputSize(picture, { ...description, longSide: description.longSide * scale })
  const input = { [description.input]: tensor(picture, size, description) }
  const { [description.output]: output } = await surfaces.run(input)
  if (!output) throw new Error(`The network has no output ${description.output}`)
  const [, classes, height, width] = output.dims
  if (classes !== description.classes.length || !width || !height)
    throw new Error(
      `The network's output is ${output.dims.join(' × ')} for ${description.classes.length} classes`,
    )
  return networkProbabilities(output.data as Float32Array, { width, height }, description.classes, picture)
}

async function detect({ detector }: Networks, picture: RgbPicture) {
  const size = inputSize(picture, OF_DETECTOR)
  const { found } = await detector.run({ picture: tensor(picture, size, OF_DETECTOR) })
  const [, , height, width] = found!.dims
  return detections(found!.data as Float32Array, { width: width!, height: height! }, size)
}

const tensor = (
  picture: RgbPicture,
  size: Size,
  normalisation: Pick<NetworkDescription, 'mean' | 'deviation'>,
) => new Tensor('float32', networkInput(picture, size, normalisation), [1, 3, size.height, size.width])

const networks = load((workerData as NetworkWorkerData).description)
// Every request receives the error instead.
networks.catch(() => {})
parentPort?.on('message', async (picture: RgbPicture) => {
  const send = (answer: NetworkAnswer, planes: Plane[] = []) =>
    parentPort?.postMessage(
      answer,
      planes.map(({ buffer }) => buffer as ArrayBuffer),
    )
  try {
    const loaded = await networks
    const surfaces = await look(loaded, picture)
    const detected = await detect(loaded, picture)
    send({ seen: { ...surfaces, ...detected } }, Object.values(surfaces))
  } catch (error) {
    send({ problem: error instanceof Error ? error.message : String(error) })
  }
})
