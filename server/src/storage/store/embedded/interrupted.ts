import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'

/** Offset of the state in `pg_control`, after the system identifier and two versions (`ControlFileData`). */
const STATE_AT = 16
/** `DB_SHUTDOWNED`: a checkpoint was the last that was written. */
const CLOSED = 1

/**
 * Whether the last process that had a store open ended without closing it, so that its log has to be replayed. False if
 * there is no store yet.
 *
 * @param folder of the database
 */
export function wasInterrupted(folder: string): boolean {
  const state = Buffer.alloc(4)
  try {
    const control = openSync(join(folder, 'global', 'pg_control'), 'r')
    try {
      readSync(control, state, 0, state.length, STATE_AT)
    } finally {
      closeSync(control)
    }
  } catch {
    return false
  }
  return state.readUInt32LE() !== CLOSED
}

/**
 * Waits until everything that was written to the file system of a folder is on the disk, in one call (`syncfs`).
 *
 * @returns false where the system cannot do that
 */
export function syncFileSystem(folder: string): boolean {
  if (process.platform !== 'linux') return false
  return spawnSync('sync', ['-f', folder], { stdio: 'ignore' }).status === 0
}
