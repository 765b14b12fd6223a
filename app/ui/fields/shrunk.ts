/**
 * A photo made smaller (see `shrink-photo.ts`). What does so is loaded when it is needed; without a connection just now the
 * photo stays as it is.
 */
export async function shrunk(photo: File): Promise<File> {
  const module = await import('./shrink-photo.ts').catch(() => null)
  return module ? module.shrinkPhoto(photo) : photo
}
