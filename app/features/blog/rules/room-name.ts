/** A room type's readable name: `walk-in-closet` becomes 'Walk-in closet'. */
export function roomName(roomType: string): string {
  const words = roomType.replace('walk-in-', 'walk-in ').replace(/(?<!walk)-(?!in )/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
