/** A file in a listing. */
export interface StoredFile {
  key: string
  storedAt: Date
}

export interface SignOptions {
  seconds: number
  fileName?: string | undefined
}

/**
 * The picture store. Keys look like paths (`{userId}/{timestamp}.{extension}`). Nothing in it is public. It takes
 * whole buffers, because object stores require a known length.
 */
export interface Storage {
  put(key: string, content: Buffer, contentType: string): Promise<void>
  /** @throws when there is no such object */
  get(key: string): Promise<Buffer>
  /** The object; undefined when it does not exist or disappears meanwhile. */
  find(key: string): Promise<Buffer | undefined>
  exists(key: string): Promise<boolean>
  /** Removes the object. Idempotent. */
  delete(key: string): Promise<void>
  /**
   * Signs an address at which a browser fetches an object itself. Undefined when only the product can reach the
   * objects.
   *
   * @param options.seconds how long the address stays the same; it stays valid for at most twice as long
   * @param options.fileName makes the browser save the object under this name
   */
  signAddress?(key: string, options: SignOptions): Promise<string>
  /** All stored files, at most a thousand at a time. May miss files added meanwhile. */
  list(): AsyncIterable<StoredFile[]>
  /** Removes everything whose key begins with `{folder}/`. */
  deleteFolder(folder: string): Promise<void>
}
