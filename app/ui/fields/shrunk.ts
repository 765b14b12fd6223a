/** A shrunk photo (see `shrink-photo.ts`). The code loads on demand; without a connection the photo stays as it is. */
export async function shrunk(photo: File): Promise<File> {
  const module = await import('./shrink-photo.ts').catch(() => null)
  return module ? module.shrinkPhoto(photo) : photo
}
