/** What owners read when the room whose redesign they watch is deleted, by the team or in another tab. */
export const deletedWords = (roomType: string, isCreditBack: boolean) => ({
  title: `The photo of your ${roomType.toLowerCase()} was removed`,
  description: `The room was deleted, and its redesign with it.${isCreditBack ? ' Your credit is back.' : ''} You can add another photo whenever you like.`,
})
