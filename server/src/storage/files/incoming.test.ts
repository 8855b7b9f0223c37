import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createIncoming, INCOMING_KEPT_MS } from './incoming.ts'

const NOW = Date.UTC(2026, 2, 2, 12)
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'airshed-incoming-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** As a process that was killed leaves it. */
const leave = (name: string) => writeFile(join(folder, name), 'ai')

describe('uploads of a killed process', () => {
  it('removes uploads at once where no other process can own them', async () => {
    await leave(`${NOW - 1}-left`)
    expect(await createIncoming(folder, true).sweep(NOW)).toBe(1)
    expect(await readdir(folder)).toEqual([])
  })

  it('uploads stay for a day where another process may still write them', async () => {
    const incoming = createIncoming(folder, false)
    await leave(`${NOW}-left`)
    expect(await incoming.sweep(NOW + INCOMING_KEPT_MS)).toBe(0)
    expect(await incoming.sweep(NOW + INCOMING_KEPT_MS + 1)).toBe(1)
  })

  it('keeps files of others in the folder', async () => {
    await leave('notes.txt')
    expect(await createIncoming(folder, false).sweep(NOW)).toBe(0)
  })
})

it('an upload of this process stays until it is discarded', async () => {
  const incoming = createIncoming(folder, true)
  const path = await incoming.begin(NOW)
  await writeFile(path, 'ai')
  expect(await incoming.sweep(NOW + 10 * INCOMING_KEPT_MS)).toBe(0)
  await incoming.discard(path)
  expect(await readdir(folder)).toEqual([])
})

it('a missing folder contains no uploads', async () => {
  expect(await createIncoming(join(folder, 'none'), true).sweep(NOW)).toBe(0)
})
