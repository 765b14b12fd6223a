import { blurredAddress } from '#app/ui/pictures/blurred-address.ts'
import { pictureAddress } from '#app/ui/pictures/picture-address.ts'
import type { QuizImage } from '../../schema.ts'
import { CARD_SIZES, sourcesOf } from './picture-sources.ts'

/** An image of a round. It is preloaded, so it decodes synchronously. */
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
        style={
          image.placeholder
            ? { backgroundImage: `url("${blurredAddress(image.placeholder, 3, 2)}")` }
            : undefined
        }
      />
    </picture>
  )
}
