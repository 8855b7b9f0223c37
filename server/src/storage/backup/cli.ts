import { ConfigError, readConfig } from '../../base/config.ts'
import { FolderLockedError } from '../store/embedded/folderLock.ts'
import { BackupError } from './backupError.ts'
import { makeBackup } from './makeBackup.ts'

const USAGE = `Writes a backup of the embedded store, whether the server is running or not.

  npm run backup -- <folder>

The folder must be new or empty, and outside the data folder (AIRSHED_DATA). A backup is a data folder:
copy it in place of a lost one, and start the server.`

async function main(words: readonly string[]): Promise<void> {
  const [target, ...others] = words
  if (target === undefined || target.startsWith('-') || others.length > 0) {
    throw new BackupError(USAGE)
  }
  const folder = await makeBackup(readConfig(process.env), target, Date.now())
  console.log(`The backup is in ${folder}`)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isPlain = [BackupError, ConfigError, FolderLockedError].some(
    (kind) => error instanceof kind,
  )
  console.error(isPlain ? (error as Error).message : error)
  process.exitCode = 1
})
