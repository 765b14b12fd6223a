/** The version of a post, for the forms that change it. */
export const postVersion = ({ updatedAt }: { updatedAt: Date }): string => updatedAt.toISOString()
