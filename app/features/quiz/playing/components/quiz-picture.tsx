import { pictureAddress, pictureAddresses } from '#app/ui/pictures/picture-address.ts'
import type { QuizImage } from '../../schema.ts'

const WIDTHS = [480, 960]

/** Side by side on a wide screen, one above the other on a tall one. */
export const CARD_SIZES = '(min-aspect-ratio: 6/5) 48vw, (max-aspect-ratio: 9/16) 96vw, 80vw'

/** The addresses of an image in one format, as in `srcset`. */
export function sourcesOf(image: QuizImage, type: 'avif' | 'webp'): string {
  return pictureAddresses(image.url, WIDTHS, type)
}

/** An image of a round. It is painted with the frame it appears in, because it has been loaded before. */
export function QuizPicture({ image, alt = image.description }: { image: QuizImage; alt?: string }) {
  return (
    <picture className="block size-full">
      <source type="image/avif" srcSet={sourcesOf(image, 'avif')} sizes={CARD_SIZES} />
      <img
        src={pictureAddress(image.url, 960, 'webp')}
        srcSet={sourcesOf(image, 'webp')}
        sizes={CARD_SIZES}
        alt={alt}
        width={960}
        height={640}
        decoding="sync"
        fetchPriority="high"
        draggable={false}
        className="size-full bg-center bg-cover bg-linen object-cover"
        style={image.placeholder ? { backgroundImage: `url("${image.placeholder}")` } : undefined}
      />
    </picture>
  )
}
