import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../../base/config.ts'
import { lockFolder } from '../store/embedded/folderLock.ts'
import { askServer } from './askServer.ts'
import { BackupError } from './backupError.ts'
import { STORE_FOLDER, writeBackup } from './writeBackup.ts'

/**
 * Makes a backup of the embedded store: through the server that runs on the data folder, or directly while
 * it holds the lock of the folder. It does not open the store, so a store of an earlier version stays as it is.
 *
 * @param now ms UTC
 * @returns the folder of the backup, absolute
 * @throws BackupError if it cannot be made
 * @throws FolderLockedError while something other than a server works on the folder
 */
export async function makeBackup(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  target: string,
  now: number,
): Promise<string> {
  if (config.databaseUrl !== undefined) {
    throw new BackupError(
      'DATABASE_URL is set, so the data is in PostgreSQL. Back it up with the tools of PostgreSQL, such as pg_dump --format=custom. See docs/deploy.md',
    )
  }
  const dataFolder = resolve(config.dataFolder)
  const store = join(dataFolder, STORE_FOLDER)
  if (!existsSync(store)) {
    throw new BackupError(
      `There is no store in ${dataFolder}. Set the data folder of the server with AIRSHED_DATA`,
    )
  }
  const byServer = await askServer(dataFolder, resolve(target))
  if (byServer !== null) return byServer
  const unlock = await lockFolder(dataFolder)
  try {
    const copyStore = (folder: string) => cp(store, folder, { recursive: true })
    return await writeBackup({ dataFolder, target, now, copyStore })
  } finally {
    await unlock()
  }
}
