import { chmod, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { isAbsolute, join } from 'node:path'
import { createInterface } from 'node:readline'
import { warningLine } from '../../base/errors.ts'
import type { Store } from '../store/store.ts'
import { BackupError } from './backupError.ts'
import { BACKUP_SOCKET, type BackupAnswer, type BackupCall } from './backupSocket.ts'
import { writeBackup } from './writeBackup.ts'

const OWNER_ONLY = 0o600
const LONGEST_CALL_BYTES = 16_384
/** Timeout for receiving the one line; the backup itself has none. */
const CALL_WITHIN_MS = 5_000

interface BackupPlace {
  /** Must be able to copy itself, as the embedded store can. */
  store: Required<Pick<Store, 'copyTo'>>
  dataFolder: string
  /** ms UTC. */
  clock(): number
  /** Called with the reason why backups are impossible while the server runs. */
  warn(text: string): void
}

/**
 * Accepts backup requests on a socket in the data folder, which only the user that runs the server can
 * open. One backup is written at a time. The caller holds the lock of the folder.
 *
 * @returns the function that ends it, resolved once no backup is being written
 */
export async function serveBackups(place: BackupPlace): Promise<() => Promise<void>> {
  const { dataFolder, store, clock, warn } = place
  let running: Promise<BackupAnswer> | undefined

  const write = async (target: string): Promise<BackupAnswer> => {
    try {
      const copyStore = (folder: string) => store.copyTo(folder)
      return { folder: await writeBackup({ dataFolder, target, now: clock(), copyStore }) }
    } catch (error) {
      if (!(error instanceof BackupError)) {
        warn(warningLine('BACKUP_FAILED', { reason: (error as Error).message }))
      }
      return { error: (error as Error).message }
    }
  }
  const answer = async (line: string): Promise<BackupAnswer> => {
    const call = readCall(line)
    if (call === null) return { error: 'Expected {"target": "<absolute path>"} in one line' }
    if (running !== undefined) {
      return { error: 'Another backup is being written. Try again when it is done' }
    }
    running = write(call.target)
    try {
      return await running
    } finally {
      running = undefined
    }
  }

  const path = join(dataFolder, BACKUP_SOCKET)
  const server = createServer((socket) => void converse(socket, answer))
  try {
    await rm(path, { force: true })
    server.listen(path)
    await once(server, 'listening')
    server.on('error', ({ message: reason }) =>
      warn(warningLine('BACKUP_SOCKET_FAILED', { reason })),
    )
    await chmod(path, OWNER_ONLY)
  } catch (error) {
    warn(warningLine('BACKUP_SOCKET_MISSING', { path, reason: (error as Error).message }))
  }
  return async () => {
    server.close()
    await running
  }
}

/** Reads one line, answers with one, and closes the connection. */
async function converse(
  socket: Socket,
  answer: (line: string) => Promise<BackupAnswer>,
): Promise<void> {
  let bytes = 0
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    bytes += chunk.length
    if (bytes > LONGEST_CALL_BYTES) socket.destroy()
  })
  socket.setTimeout(CALL_WITHIN_MS, () => socket.destroy())
  createInterface({ input: socket }).once('line', (line) => {
    socket.setTimeout(0)
    void answer(line).then((reply) => socket.end(`${JSON.stringify(reply)}\n`))
  })
}

function readCall(line: string): BackupCall | null {
  try {
    const { target } = JSON.parse(line) as Partial<BackupCall>
    return typeof target === 'string' && isAbsolute(target) ? { target } : null
  } catch {
    return null
  }
}
