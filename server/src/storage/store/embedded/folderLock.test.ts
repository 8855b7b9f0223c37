import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderLockedError, LOCK_FILE, lockFolder } from './folderLock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'airshed-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The lock of a process that has ended. */
async function lockOfTheDead(): Promise<string> {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'close')
  return JSON.stringify({ pid: child.pid, start: '', token: 'old' })
}

describe('the lock on a data folder', () => {
  it('keeps a second process out, naming folder and process', async () => {
    const unlock = await lockFolder(folder)
    const error = await lockFolder(folder).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(FolderLockedError)
    expect((error as Error).message).toBe(
      `The data folder ${folder} is in use by process ${process.pid}. Stop that process, or choose another folder with AIRSHED_DATA`,
    )
    await unlock()
  })

  it('locks again after an unlock and leaves no file', async () => {
    await (
      await lockFolder(folder)
    )()
    await (
      await lockFolder(folder)
    )()
    expect(await readdir(folder)).toEqual([])
  })

  it('creates a missing folder', async () => {
    await (
      await lockFolder(join(folder, 'a', 'b'))
    )()
    expect(await readdir(join(folder, 'a'))).toEqual(['b'])
  })

  it.each([
    ['a killed process', lockOfTheDead],
    [
      'an earlier process with our number',
      async () => JSON.stringify({ pid: process.pid, start: 'earlier boot/1', token: 'old' }),
    ],
    ['half a write', async () => '{"pid":'],
  ])('takes over the lock of %s', async (_name, content) => {
    await writeFile(join(folder, LOCK_FILE), await content())
    const unlock = await lockFolder(folder)
    expect(JSON.parse(await readFile(join(folder, LOCK_FILE), 'utf8'))).toMatchObject({
      pid: process.pid,
    })
    await unlock()
    expect(await readdir(folder)).toEqual([])
  })

  it('gives a stale lock to only one of many at once', async () => {
    await writeFile(join(folder, LOCK_FILE), await lockOfTheDead())
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
