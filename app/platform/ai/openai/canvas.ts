/** The photo's place on the picture sent to the model, in pixels. */
export interface Canvas {
  width: number
  height: number
  photo: Box
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Sizes that every image model offers. */
const FIXED_SIZES = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
]

/** Pixels to request: as many as the largest fixed size. */
const AREA = 1536 * 1024
/** Both sides must be multiples of this. */
const STEP = 16
const MAX_RATIO = 3
/** Maximum relative deviation of each side from the wanted area. */
const LEEWAY = 0.06
/** Weight of a deviation in size against one in proportions. */
const AREA_COUNTS = 0.02
/** Differences in proportions below this are removed by stretching, which is invisible. */
const STRETCH = 0.03

/**
 * Chooses the size to request. Models of the gpt-image-2 family accept any size, so the photo fills it. Others offer
 * three: the photo is centred on the closest one, and `fitToPhoto` cuts off its surroundings.
 *
 * @param photo its size in pixels
 */
export function chooseCanvas(photo: { width: number; height: number }, model: string): Canvas {
  const ratio = photo.width / photo.height
  const size = model.startsWith('gpt-image-2') ? freeSize(ratio) : nearestFixedSize(ratio)
  return { ...size, photo: isAlike(size.width / size.height, ratio) ? whole(size) : centred(size, ratio) }
}

/**
 * Chooses the size with the nearest proportions among those of about the wanted area, so that common ones (3:2, 4:3,
 * 16:9) match exactly and no picture has to be stretched. The provider refuses ratios beyond 3:1.
 */
function freeSize(ratio: number) {
  const bounded = Math.min(MAX_RATIO, Math.max(1 / MAX_RATIO, ratio))
  const rows = Math.sqrt(AREA / bounded) / STEP
  let best = { width: 0, height: 0, miss: Number.POSITIVE_INFINITY }
  for (let row = Math.ceil(rows * (1 - LEEWAY)); row <= Math.floor(rows * (1 + LEEWAY)); row++) {
    const width = Math.round(row * bounded) * STEP
    const height = row * STEP
    if (Math.max(width / height, height / width) > MAX_RATIO) continue
    const miss = Math.abs(width / height / bounded - 1) + AREA_COUNTS * Math.abs(row / rows - 1)
    if (miss < best.miss) best = { width, height, miss }
  }
  return { width: best.width, height: best.height }
}

function nearestFixedSize(ratio: number) {
  const distance = (size: { width: number; height: number }) =>
    Math.abs(Math.log(size.width / size.height / ratio))
  return FIXED_SIZES.reduce((best, size) => (distance(size) < distance(best) ? size : best))
}

/** Whether two proportions (width by height) are so close that stretching is invisible. */
export function isAlike(ratio: number, other: number): boolean {
  return Math.abs(ratio / other - 1) <= STRETCH
}

/** The largest centred box with the given proportions. */
export function centred(size: { width: number; height: number }, ratio: number): Box {
  const width = Math.min(size.width, Math.round(size.height * ratio))
  const height = Math.min(size.height, Math.round(size.width / ratio))
  return { left: (size.width - width) >> 1, top: (size.height - height) >> 1, width, height }
}

export function whole(size: { width: number; height: number }): Box {
  return { left: 0, top: 0, ...size }
}
