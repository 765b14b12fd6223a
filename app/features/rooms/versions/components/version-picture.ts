import type { PictureProps } from '#app/ui/pictures/picture.tsx'
import { pictureAddress, pictureSources } from '../../components/picture-address.ts'
import type { RoomVersion } from '../rules/versions.ts'

/** The props of `Picture` for a version of a member's own room. */
export function versionPicture(
  room: { id: string; roomType: string },
  version: RoomVersion,
  sizes = '(width < 75rem) 100vw, 1200px',
): PictureProps {
  const name = `Your ${room.roomType.toLowerCase()}`
  return {
    src: pictureAddress(room.id, version.id, 960),
    srcSet: pictureSources(room.id, version.id),
    sizes,
    alt: version.redesign
      ? `${name}, ${version.name.toLowerCase()}, in the ${version.redesign.style} style`
      : `${name} as you photographed it`,
    width: version.width,
    height: version.height,
    placeholder: version.placeholder,
  }
}
