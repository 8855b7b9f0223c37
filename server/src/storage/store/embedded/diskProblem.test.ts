import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scratchFolder } from '../../../testing/scratchFolder.ts'
import { diskProblem, ROOM_NEEDED_BYTES } from './diskProblem.ts'

let folder: string
beforeAll(async () => {
  folder = await scratchFolder('airshed-disk-')
})
afterAll(() => rm(folder, { recursive: true }))

it('a folder that can be written has no problem, and nothing is left in it', async () => {
  expect(await diskProblem(folder, async () => ROOM_NEEDED_BYTES)).toBeNull()
  expect(await readdir(folder)).toEqual([])
})

it('the room on a disk is as the system tells it', async () => {
  expect(await diskProblem(folder)).toBeNull()
})

it('a disk with less room than the store needs is full', async () => {
  expect(await diskProblem(folder, async () => ROOM_NEEDED_BYTES - 1)).toBe(
    'The disk is full: 31 MB are free, and the store needs 32 MB',
  )
})

it('a folder that cannot be written is a problem, whose text names no path', async () => {
  const file = join(folder, 'no-folder')
  await writeFile(file, '')
  expect(await diskProblem(file, async () => ROOM_NEEDED_BYTES)).toBe(
    'The folder of the store cannot be written (ENOTDIR)',
  )
})
