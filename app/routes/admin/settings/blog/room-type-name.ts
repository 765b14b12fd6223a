/** A room type in words: 'walk in closet'. */
export const roomTypeName = (roomType: string | null) => roomType?.replaceAll('-', ' ') ?? 'Unknown'
