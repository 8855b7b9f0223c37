import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** What the store needs to go on: two segments of its write-ahead log, 16 MB each as PostgreSQL has them. */
export const ROOM_NEEDED_BYTES = 2 * 16 * 1024 * 1024
const PROBE_FILE = '.write-probe'
const PROBE_BYTES = 4096

/**
 * Why nothing can be stored in a folder: the disk is full, mounted read-only, or broken, or a quota is used
 * up. Writes a small file to find out, and removes it.
 *
 * @param freeBytes room for this process on the disk of the folder. Default: as the system reports it
 * @returns a sentence without a path; null: it can be written
 */
export async function diskProblem(
  folder: string,
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): Promise<string | null> {
  const path = join(folder, PROBE_FILE)
  try {
    const free = await freeBytes(folder)
    if (free < ROOM_NEEDED_BYTES) {
      return `The disk is full: ${megabytes(free)} MB are free, and the store needs ${megabytes(ROOM_NEEDED_BYTES)} MB`
    }
    const file = await open(path, 'w')
    try {
      await file.write(Buffer.alloc(PROBE_BYTES))
      await file.sync()
    } finally {
      await file.close()
      await rm(path, { force: true })
    }
    return null
  } catch (error) {
    return `The folder of the store cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)
