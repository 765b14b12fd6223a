/** A room type as people write it: `walk-in-closet` is 'Walk-in closet'. */
export function roomName(roomType: string): string {
  const words = roomType.replace('walk-in-', 'walk-in ').replace(/(?<!walk)-(?!in )/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
