/**
 * Shrinks a photo (see `shrink-photo.ts`). Loads that code on demand; without a connection the photo stays unchanged.
 */
export async function shrunk(photo: File): Promise<File> {
  const module = await import('./shrink-photo.ts').catch(() => null)
  return module ? module.shrinkPhoto(photo) : photo
}
