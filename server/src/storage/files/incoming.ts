import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** After this time an upload of another process counts as abandoned. */
export const INCOMING_KEPT_MS = 24 * 60 * 60 * 1000

/** The folder of incomplete uploads, and of what is on the disk only while somebody works on it. */
interface Incoming {
  /** A path for one upload, or for one folder of temporary files; always call {@link Incoming.discard} on it. @param now ms UTC */
  begin(now: number): Promise<string>
  /** Removes what is left of it. */
  discard(path: string): Promise<void>
  /** Removes what killed processes left behind; resolves with the number of paths. @param now ms UTC */
  sweep(now: number): Promise<number>
}

/**
 * @param isAlone no other process uses the folder, so that everything this one did not begin counts as
 *   abandoned; otherwise only what is older than {@link INCOMING_KEPT_MS}
 */
export function createIncoming(folder: string, isAlone: boolean): Incoming {
  const running = new Set<string>()
  const discard = async (name: string) => {
    await rm(join(folder, name), { recursive: true, force: true })
    running.delete(name)
  }
  return {
    async begin(now) {
      await mkdir(folder, { recursive: true })
      const name = `${now}-${randomUUID()}`
      running.add(name)
      return join(folder, name)
    },

    discard: (path) => discard(path.slice(folder.length + 1)),

    async sweep(now) {
      const names = await readdir(folder).catch(nothingWhereMissing)
      const left = names.filter(
        (name) => !running.has(name) && (isAlone || now - begunAt(name) > INCOMING_KEPT_MS),
      )
      for (const name of left) await discard(name)
      return left.length
    },
  }
}

/** ms UTC; a name not created by {@link Incoming.begin} is never old. */
function begunAt(name: string): number {
  const ms = Number(name.split('-')[0])
  return Number.isSafeInteger(ms) && ms > 0 ? ms : Infinity
}

function nothingWhereMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
