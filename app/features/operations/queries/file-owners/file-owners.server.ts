import type { FileOwner } from './file-owner.server.ts'
import { OTHER_FILES } from './other-files.server.ts'
import { ROOM_FILES } from './room-files.server.ts'

/** Every kind of file. The sweep never removes files of other kinds. */
export const FILE_OWNERS: FileOwner[] = [...ROOM_FILES, ...OTHER_FILES]
