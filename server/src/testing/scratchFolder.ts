import { statfsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
/** A store takes 40 MB, and several tests run at once; containers often have only 64 MB in total. */
const ENOUGH_BYTES = 2 * 1024 ** 3

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= ENOUGH_BYTES
  } catch {
    return false
  }
}

/**
 * Where temporary stores are: in memory if the system has room there, because the thousand files of a store
 * cost ten times as much on a disk.
 */
export const scratchPlace = (): string => (hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir())

/** A new folder for a temporary store. */
export const scratchFolder = (prefix: string): Promise<string> =>
  mkdtemp(join(scratchPlace(), prefix))
