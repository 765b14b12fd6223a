import { fromTemplate } from '#app/lib/page-script/page-parts.ts'
import { blurredAddress } from '#app/ui/pictures/blurred-address.ts'
import { pictureAddress } from '#app/ui/pictures/picture-address.ts'
import type { QuizImage } from '../../../schema.ts'
import { sourcesOf } from '../picture-sources.ts'

/** An image of the quiz as {@link QuizPicture} shows it. It loads once it is in the page. */
export function pictureElement(image: QuizImage, alt = image.description): HTMLElement {
  const picture = fromTemplate('picture')
  const img = picture.querySelector('img')!
  picture.querySelector('source')!.srcset = sourcesOf(image, 'avif')
  img.srcset = sourcesOf(image, 'webp')
  img.src = pictureAddress(image.url, 960, 'webp')
  img.alt = alt
  img.style.backgroundImage = image.placeholder ? `url("${blurredAddress(image.placeholder, 3, 2)}")` : ''
  return picture
}
