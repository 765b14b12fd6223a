import path from 'node:path'
import type { Environment } from '../env/environment.ts'
import { openFolderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/** Opens the configured object store, or else the data folder. Loads the store's library only when used. */
export async function openStorage({ dataFolder, objectStore }: Environment): Promise<Storage> {
  if (!objectStore) return openFolderStorage(path.join(dataFolder, 'pictures'))
  const { openObjectStorage } = await import('./object-storage.ts')
  return openObjectStorage(objectStore)
}
