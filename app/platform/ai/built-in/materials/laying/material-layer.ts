import type { Triple } from '#app/lib/colour/srgb.ts'
import type { Material, Patch } from '../material.ts'

/** Maps the pixels of a photo to patches of a surface. */
export interface SurfacePatches {
  /** Writes the patch of the pixel in column `x` and row `y`. Returns false where the surface is out of view. */
  at(x: number, y: number, patch: Patch): boolean
}

/** A surface of the room on which materials can be laid. */
export interface LaidSurface {
  patches: SurfacePatches
  /** The photo's own light on it: luminance after white balance; see `surfaceLight`. */
  light: Float32Array
}

/** The light of a pixel, split into diffuse light, which the material colours, and a reflection on top. */
export interface PartedLight {
  /** Relative to the surface's usual light. */
  relative: number
  /** Luminance of a reflection. */
  reflection: number
}

/** Light above this multiple of the usual is a reflection, which the material does not colour. */
const REFLECTION = 1.6
/** Fraction of a reflection that is kept: a new floor may be duller than the old one. */
const GLOSS = 0.8

/** Lays one material on one surface in the photo's light. */
export class MaterialLayer {
  private readonly patch: Patch = { u: 0, v: 0, du: 0, dv: 0 }
  private readonly material: Material
  private readonly surface: LaidSurface
  private readonly width: number
  private readonly exposure: number

  /**
   * @param width of the photo
   * @param exposure gain on the surface's light
   */
  constructor(material: Material, surface: LaidSurface, width: number, exposure: number) {
    this.material = material
    this.surface = surface
    this.width = width
    this.exposure = exposure
  }

  /** Writes the material's own colour at pixel `i`. Returns false where the surface is out of view. */
  colourAt(i: number, colour: Triple): boolean {
    const y = Math.floor(i / this.width)
    if (!this.surface.patches.at(i - y * this.width, y, this.patch)) return false
    this.material(this.patch, colour)
    return true
  }

  /** Splits the light on pixel `i`. @param reference the surface's usual luminance after exposure */
  lightAt(i: number, reference: number, parted: PartedLight): void {
    const light = this.surface.light[i]! * this.exposure
    parted.relative = Math.min(light / reference, REFLECTION)
    parted.reflection = GLOSS * Math.max(0, light - REFLECTION * reference)
  }
}
