import { once } from 'node:events'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { BackupError } from './backupError.ts'
import { BACKUP_SOCKET, type BackupAnswer, type BackupCall } from './backupSocket.ts'

/** Errors that mean nothing listens: no server runs, or a killed one left its socket behind. */
const NOBODY = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'])

/**
 * Asks the server that runs on a data folder for a backup.
 *
 * @returns the folder of the backup; null if no server runs
 * @throws BackupError with the error message of the server
 */
export async function askServer(dataFolder: string, target: string): Promise<string | null> {
  const socket = createConnection(join(dataFolder, BACKUP_SOCKET))
  try {
    await once(socket, 'connect')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (NOBODY.has(code ?? '')) return null
    throw new BackupError(
      `The server on ${dataFolder} cannot be reached: ${message}. Run this as the user that runs the server`,
    )
  }
  socket.write(`${JSON.stringify({ target } satisfies BackupCall)}\n`)
  const reply = await text(socket).catch(() => '')
  if (reply === '') throw new BackupError('The server stopped before the backup was written')
  const answer = JSON.parse(reply) as BackupAnswer
  if ('error' in answer) throw new BackupError(answer.error)
  return answer.folder
}
