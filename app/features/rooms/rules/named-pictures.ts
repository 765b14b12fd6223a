import type { NamedPicture } from '#app/platform/services.ts'

interface Upload {
  id: string
  imageUrl: string
  roomType: string
  uploadedAt: Date
}

interface Version {
  roomUploadId: string
  redesignImageUrl: string
  generatedAt: Date
}

/** The pictures of a member's rooms, oldest room and version first, with descriptive names. */
export function namedPictures(uploads: Upload[], versions: Version[]): NamedPicture[] {
  const rooms = uploads.toSorted((one, two) => Number(one.uploadedAt) - Number(two.uploadedAt))
  return rooms.flatMap((room, index) => {
    const folder = `rooms/${index + 1}-${wordOf(room.roomType)}`
    const ofRoom = versions
      .filter((version) => version.roomUploadId === room.id)
      .toSorted((one, two) => Number(one.generatedAt) - Number(two.generatedAt))
    return [
      { name: `${folder}/original`, key: room.imageUrl },
      ...ofRoom.map(({ redesignImageUrl: key }, at) => ({ name: `${folder}/redesign-${at + 1}`, key })),
    ]
  })
}

const wordOf = (words: string) => words.toLowerCase().replaceAll(/[^a-z]+/g, '-')
