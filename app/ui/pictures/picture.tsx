import { classNames } from '../class-names.ts'
import { blurredAddress } from './blurred-address.ts'
import { pictureAddress, pictureAddresses } from './picture-address.ts'

/** The location of a picture's files. */
type PictureFiles =
  /** `{base}-{width}.avif` and `.webp` for each width, in pixels. */
  | { base: string; widths: readonly number[] }
  /** One address, or several of different widths as in HTML. */
  | { src: string; srcSet?: string }

/**
 * `sizes` of a picture as wide as the page. A phone's value is below its real width, so that 412 px at a pixel ratio of
 * 1.75 and 390 px at 2 load the 720 px copy.
 */
export const PAGE_WIDE = '(width < 36rem) 92vw, (width < 82rem) 100vw, 75rem'

export type PictureProps = PictureFiles & {
  /** Alternative text; '' only where adjacent text says the same. */
  alt: string
  /** Size of the largest file in pixels, which reserves the space. */
  width: number
  height: number
  /** Displayed width, as in HTML: '(width < 48rem) 100vw, 50vw'. */
  sizes?: string
  /** Tiny copy as a data URL, shown blurred while the picture loads. */
  placeholder?: string
  /** For the most important picture of a page: loads it first. */
  priority?: boolean
  /** Loads it at once without priority, because it is next on screen. */
  eager?: boolean
  /** Fills its box and crops. Otherwise the picture keeps its proportions. */
  cover?: boolean
  className?: string
}

/** A responsive picture that reserves its space and shows its colours while it loads. */
export function Picture({
  alt,
  width,
  height,
  sizes = '100vw',
  placeholder,
  priority,
  eager,
  cover,
  className,
  ...files
}: PictureProps) {
  const sources = 'base' in files ? builtSources(files.base, files.widths) : undefined
  return (
    <picture
      className={classNames('block overflow-hidden rounded-print bg-center bg-cover bg-linen', className)}
      style={
        placeholder ? { backgroundImage: `url("${blurredAddress(placeholder, width, height)}")` } : undefined
      }
    >
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        src={'src' in files ? files.src : sources?.fallback}
        srcSet={'src' in files ? files.srcSet : sources?.webp}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority || eager ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        draggable={false}
        className={cover ? 'size-full object-cover' : 'h-auto w-full'}
      />
    </picture>
  )
}

function builtSources(base: string, widths: readonly number[]) {
  return {
    avif: pictureAddresses(base, widths, 'avif'),
    webp: pictureAddresses(base, widths, 'webp'),
    fallback: pictureAddress(base, widths.at(-1)!, 'webp'),
  }
}
