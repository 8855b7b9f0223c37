import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faultRounds } from '../../../testing/faultRounds.ts'
import { copyTemplate } from '../../../testing/storeTemplate.ts'
import { openStore } from '../openStore.ts'
import { FolderLockedError } from './folderLock.ts'

const ROUNDS = faultRounds(2)
const PATIENCE_PER_ROUND_MS = 30_000
const WRITER = fileURLToPath(new URL('./storeProcess.fixture.ts', import.meta.url))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'airshed-crash-'))
  await copyTemplate(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Lets a process write until this many rows are acknowledged, then kills it; returns the last. */
async function writeAndKill(
  first: number,
  rows: number,
  whileRunning = async () => {},
): Promise<number> {
  const writer = spawn(process.execPath, [WRITER, folder, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(writer, 'close')
  let last = -1
  for await (const line of createInterface({ input: writer.stdout })) {
    if (last < 0) await whileRunning()
    last = Number(line)
    if (last >= first + rows) writer.kill('SIGKILL')
  }
  await ended
  return last
}

describe('the embedded store after kill -9', () => {
  it('logs the recovery and how long it took', async () => {
    await writeAndKill(0, 5)
    const open = async () => {
      const lines: string[] = []
      const config = { databaseUrl: undefined, dataFolder: folder }
      const store = await openStore(config, { say: (line) => lines.push(line) })
      await store.close()
      return lines
    }
    const lines = await open()
    expect(lines[0]).toBe('Recovering the store, which was not closed …')
    expect(lines.at(-1)).toMatch(/^The store is recovered \(\d+\.\d s\)$/)
    expect(await open()).toEqual([])
  })

  it(
    'keeps every acknowledged row and takes over its folder',
    async () => {
      let first = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        const last = await writeAndKill(first, 25)
        const store = await openStore({ databaseUrl: undefined, dataFolder: folder })
        const rows = await store.db.selectFrom('settings').select('key').execute()
        await store.close()
        const kept = new Set(rows.map(({ key }) => key))
        const lost = Array.from({ length: last + 1 }, (_, at) => `row ${at}`).filter(
          (key) => !kept.has(key),
        )
        expect(lost).toEqual([])
        first = rows.length
      }
    },
    ROUNDS * PATIENCE_PER_ROUND_MS,
  )

  it('keeps a second process out of its folder while it lives', async () => {
    await writeAndKill(0, 5, async () => {
      const opening = openStore({ databaseUrl: undefined, dataFolder: folder })
      await expect(opening).rejects.toBeInstanceOf(FolderLockedError)
    })
  })
})
