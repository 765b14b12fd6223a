/** A picture of the archive: what it is called there, and where it is kept. */
export interface ArchivedPicture {
  file: string
  key: string
}

interface KeptPictures {
  room_uploads: { id: string; imageUrl: string; roomType: string; uploadedAt: Date }[]
  redesigns: { roomUploadId: string; redesignImageUrl: string; generatedAt: Date }[]
  designer_requests: { photos: string[] }[]
  design_intake_submissions: { currentSpacePhotos: string[]; inspirationImages: string[] }[]
}

/** The pictures of a person, oldest room first, with names that say what they are. */
export function picturesOf(kept: KeptPictures): ArchivedPicture[] {
  const rooms = kept.room_uploads.toSorted((one, two) => Number(one.uploadedAt) - Number(two.uploadedAt))
  const ofRooms = rooms.flatMap((room, index) => {
    const folder = `rooms/${index + 1}-${wordOf(room.roomType)}`
    const versions = kept.redesigns
      .filter((redesign) => redesign.roomUploadId === room.id)
      .toSorted((one, two) => Number(one.generatedAt) - Number(two.generatedAt))
    return [
      { file: `${folder}/original.${endingOf(room.imageUrl)}`, key: room.imageUrl },
      ...versions.map(({ redesignImageUrl: key }, version) => ({
        file: `${folder}/redesign-${version + 1}.${endingOf(key)}`,
        key,
      })),
    ]
  })
  const photos = [
    ...kept.designer_requests.flatMap((request) => request.photos),
    ...kept.design_intake_submissions.flatMap((each) => [
      ...each.currentSpacePhotos,
      ...each.inspirationImages,
    ]),
  ]
  // Addresses elsewhere were never ours to keep.
  const ofRequests = photos
    .filter((key) => !/^https?:/.test(key))
    .map((key, index) => ({ file: `designer-request/photo-${index + 1}.${endingOf(key)}`, key }))
  return [...ofRooms, ...ofRequests]
}

const wordOf = (words: string) => words.toLowerCase().replaceAll(/[^a-z]+/g, '-')

const endingOf = (key: string) => /\.([a-z0-9]{1,5})$/i.exec(key)?.[1]?.toLowerCase() ?? 'jpg'
