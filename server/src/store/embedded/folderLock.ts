import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'

/** Another living process works in the folder. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError'
  readonly folder: string
  readonly pid: number

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or choose another folder by AIRSHED_DATA`,
    )
    this.folder = folder
    this.pid = pid
  }
}

interface Holder {
  pid: number
  /** Tells a process from a later one with the same number; empty where the system does not say. */
  start: string
  token: string
}

export const LOCK_FILE = 'airshed.lock'

/**
 * Takes a folder for this process. A lock that a killed process left behind is taken over.
 *
 * @returns the function that gives the folder back
 * @throws FolderLockedError while the process that holds it lives
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
      await removeStale(path, holder)
    }
  } finally {
    await rm(draft, { force: true })
  }
  return async () => {
    const holder = await readHolder(path)
    if (holder?.token === own.token) await rm(path, { force: true })
  }
}

/** A hard link appears whole or not at all, so nobody ever reads half a lock. */
async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Moves the stale lock aside; when it was another one by then, puts that back. */
async function removeStale(path: string, stale: Holder | null): Promise<void> {
  const aside = `${path}.stale-${randomUUID()}`
  try {
    await rename(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const moved = await readHolder(aside)
  if (moved?.token !== stale?.token) await tryLink(aside, path)
  await rm(aside, { force: true })
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

/** Boot and start of a process where /proc tells them (Linux): numbers of processes come again. */
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
