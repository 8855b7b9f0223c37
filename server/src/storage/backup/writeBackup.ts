import {
  cp,
  mkdir,
  mkdtemp,
  open,
  readdir,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { LOCK_FILE } from '../store/embedded/folderLock.ts'
import { BackupError } from './backupError.ts'
import { BACKUP_SOCKET } from './backupSocket.ts'

/** The embedded store's own folder within the data folder, and within a backup. */
export const STORE_FOLDER = 'postgres'
/** Records when a backup was made. */
const NOTE_FILE = 'backup.json'
const OWNER_ONLY = 0o700

interface BackupRequest {
  dataFolder: string
  /** Folder of the backup; it does not exist yet, or is empty. */
  target: string
  /** When the backup is made, ms UTC. */
  now: number
  /** Copies the store into a folder that does not exist yet. */
  copyStore(folder: string): Promise<void>
}

/**
 * Writes a backup: a data folder that a server can be started on. It appears at its target complete and
 * synced to disk, or not at all.
 *
 * @returns the folder, absolute
 * @throws BackupError if the target cannot hold it, or is not empty
 */
export async function writeBackup(request: BackupRequest): Promise<string> {
  const dataFolder = await realpath(request.dataFolder)
  const target = await checkedTarget(resolve(request.target), dataFolder)
  const draft = await mkdtemp(join(dirname(target), `.${basename(target)}-`)).catch(
    unwritable(target),
  )
  try {
    await request.copyStore(join(draft, STORE_FOLDER))
    await copyOthers(dataFolder, draft)
    const note = { format: 1, made_at: new Date(request.now).toISOString() }
    await writeFile(join(draft, NOTE_FILE), `${JSON.stringify(note)}\n`)
    await reachDisk(draft)
    await rename(draft, target)
    await syncPath(dirname(target))
    return target
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw (error as NodeJS.ErrnoException).code === undefined ? error : unwritten(target, error)
  }
}

async function checkedTarget(target: string, dataFolder: string): Promise<string> {
  const parent = dirname(target)
  await mkdir(parent, { recursive: true, mode: OWNER_ONLY }).catch(unwritable(target))
  const real = join(await realpath(parent), basename(target))
  if (!relative(dataFolder, real).startsWith('..')) {
    throw new BackupError(
      `Expected a folder outside the data folder ${dataFolder}, got ${real}. A backup belongs on another disk`,
    )
  }
  const there = await readdir(real).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw unwritten(real, error)
  })
  if (there.length > 0) {
    throw new BackupError(
      `Expected a folder that is new or empty, got ${real} with ${there.length} entries. Choose another one, such as ${real}-2`,
    )
  }
  return real
}

/** Copies the rest of the data folder; after the store, as the store determines which files are in use. */
async function copyOthers(dataFolder: string, draft: string): Promise<void> {
  for (const name of await readdir(dataFolder)) {
    const isOwn = name === STORE_FOLDER || name === NOTE_FILE || name === BACKUP_SOCKET
    if (isOwn || name.startsWith(LOCK_FILE)) continue
    await cp(join(dataFolder, name), join(draft, name), { recursive: true })
  }
}

/** A backup that is reported must survive a power cut. */
async function reachDisk(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (entry.isFile() || entry.isDirectory()) await syncPath(join(entry.parentPath, entry.name))
  }
  await syncPath(folder)
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const unwritten = (target: string, error: unknown) =>
  new BackupError(
    `The backup cannot be written to ${target}: ${(error as Error).message}. Its parent folder must be writable for the user that runs the server, and have enough space`,
  )

const unwritable = (target: string) => (error: unknown) => {
  throw unwritten(target, error)
}
