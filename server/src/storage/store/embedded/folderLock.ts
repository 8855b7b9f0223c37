import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Another living process works in the folder. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError'
  readonly folder: string
  readonly pid: number

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or choose another folder with AIRSHED_DATA`,
    )
    this.folder = folder
    this.pid = pid
  }
}

interface Holder {
  pid: number
  /** Distinguishes a process from a later one with the same id; empty if the system has none. */
  start: string
  token: string
}

export const LOCK_FILE = 'airshed.lock'
/** A takeover takes a moment; an older guard was left by a process that died during one. */
const GUARD_STALE_AFTER_MS = 10_000
const GUARD_WAIT_MS = 20

/**
 * Locks a folder for this process. A lock that a killed process left behind is taken over.
 *
 * @returns the function that releases the lock
 * @throws FolderLockedError while the process that holds it is alive
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, LOCK_FILE)
  const own: Holder = { pid: process.pid, start: await startOf(process.pid), token: randomUUID() }
  const draft = `${path}.${own.token}`
  await writeFile(draft, JSON.stringify(own), { flush: true })
  try {
    while (!(await tryLink(draft, path))) {
      const holder = await readHolder(path)
      if (holder !== null && (await isAlive(holder)))
        throw new FolderLockedError(folder, holder.pid)
      await removeStale(draft, path)
    }
  } finally {
    await rm(draft, { force: true })
  }
  return async () => {
    const holder = await readHolder(path)
    if (holder?.token === own.token) await rm(path, { force: true })
  }
}

/** A hard link is created atomically, so a half-written lock is never read. */
async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Removes a lock whose process is gone. Only the holder of its guard may do so, after checking again:
 * otherwise the second of two processes would remove the new lock of the first.
 */
async function removeStale(draft: string, path: string): Promise<void> {
  const guard = `${path}.takeover`
  if (!(await tryLink(draft, guard))) {
    const { mtimeMs } = await stat(guard).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > GUARD_STALE_AFTER_MS) await rm(guard, { force: true })
    await delay(GUARD_WAIT_MS)
    return
  }
  try {
    const holder = await readHolder(path)
    if (holder === null || !(await isAlive(holder))) await rm(path, { force: true })
  } finally {
    await rm(guard, { force: true })
  }
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    const holder = JSON.parse(await readFile(path, 'utf8')) as Holder
    return Number.isInteger(holder.pid) ? holder : null
  } catch {
    return null
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return holder.start === (await startOf(holder.pid))
}

/** Boot id and start time of a process if /proc has them (Linux), as process ids are reused. */
async function startOf(pid: number): Promise<string> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    const status = await readFile(`/proc/${pid}/stat`, 'utf8')
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
    return `${boot.trim()}/${fields[19] ?? ''}`
  } catch {
    return ''
  }
}
