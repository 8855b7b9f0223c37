import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UnreachableError } from '../../base/unreachable.ts'
import { contentPath, type FileStorage } from './fileStorage.ts'

/** Stores the bytes of files in a local folder, which is created when first needed. */
export function createFolderStorage(folder: string): FileStorage {
  const pathOf = (contentId: string) => join(folder, contentPath(contentId))
  return {
    async place(contentId, path) {
      const target = pathOf(contentId)
      const made = await mkdir(dirname(target), { recursive: true })
      await rename(path, target)
      await syncFolder(dirname(target))
      if (made !== undefined) await syncFolder(folder)
    },

    async read(contentId, range) {
      const handle = await openOrNothing(pathOf(contentId))
      if (handle === undefined) return undefined
      try {
        const { size } = await handle.stat()
        return { bytes: size, stream: handle.createReadStream(range) }
      } catch (error) {
        await handle.close()
        throw error
      }
    },

    async remove(contentId) {
      await rm(pathOf(contentId), { force: true })
    },

    async check() {
      try {
        await mkdir(folder, { recursive: true })
        await access(folder, constants.R_OK | constants.W_OK)
      } catch (cause) {
        const cure = 'Let the server write there, or choose another folder with AIRSHED_DATA'
        throw new UnreachableError({ what: 'The file storage', where: folder, cause, cure })
      }
    },
  }
}

async function openOrNothing(path: string) {
  try {
    return await open(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** A directory entry survives a power loss only once the folder itself is synced to disk. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
