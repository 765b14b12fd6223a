import type { Triple } from '#app/lib/colour/srgb.ts'
import type { Material, Patch } from '../material.ts'

/** Says what part of a surface each pixel of the photo covers. */
export interface SurfacePatches {
  /** Fills in the patch of the pixel in column `x` and row `y`; false where the surface is not in view. */
  at(x: number, y: number, patch: Patch): boolean
}

/** A surface of the room on which materials can be laid. */
export interface LaidSurface {
  patches: SurfacePatches
  /** The photo's own light on it: luminance after white balance; see `surfaceLight`. */
  light: Float32Array
}

/** The light of a pixel, parted into what the material colours and what lies upon it. */
export interface PartedLight {
  /** Relative to the light that the surface usually has. */
  relative: number
  /** Luminance of a reflection. */
  reflection: number
}

/** More light than so many times the usual one is a reflection: it lies upon the material, which does not colour it. */
const REFLECTION = 1.6
/** How much of a reflection is kept: a new floor may be duller than the old one. */
const GLOSS = 0.8

/** Lays one material on one surface, in the photo's light. */
export class MaterialLayer {
  private readonly patch: Patch = { u: 0, v: 0, du: 0, dv: 0 }
  private readonly material: Material
  private readonly surface: LaidSurface
  private readonly width: number
  private readonly exposure: number

  /**
   * @param width of the photo
   * @param exposure factor on the surface's light
   */
  constructor(material: Material, surface: LaidSurface, width: number, exposure: number) {
    this.material = material
    this.surface = surface
    this.width = width
    this.exposure = exposure
  }

  /** The material's own colour at pixel `i`; false where the surface is not in view. */
  colourAt(i: number, colour: Triple): boolean {
    const y = Math.floor(i / this.width)
    if (!this.surface.patches.at(i - y * this.width, y, this.patch)) return false
    this.material(this.patch, colour)
    return true
  }

  /** The light on pixel `i`. @param reference the luminance that the surface usually has, after exposure */
  lightAt(i: number, reference: number, parted: PartedLight): void {
    const light = this.surface.light[i]! * this.exposure
    parted.relative = Math.min(light / reference, REFLECTION)
    parted.reflection = GLOSS * Math.max(0, light - REFLECTION * reference)
  }
}
