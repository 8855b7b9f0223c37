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

it('a writable folder has no problem, and the check leaves nothing in it', async () => {
  expect(await diskProblem(folder, async () => ROOM_NEEDED_BYTES)).toBeNull()
  expect(await readdir(folder)).toEqual([])
})

it('the free space of a disk is as the system reports it', async () => {
  expect(await diskProblem(folder)).toBeNull()
})

it('a disk with less free space than the store needs is full', async () => {
  expect(await diskProblem(folder, async () => ROOM_NEEDED_BYTES - 1)).toBe(
    'The disk is full: 31 MB are free, and the store needs 32 MB',
  )
})

it('a folder that is not writable is a problem whose text names no path', async () => {
  const file = join(folder, 'no-folder')
  await writeFile(file, '')
  expect(await diskProblem(file, async () => ROOM_NEEDED_BYTES)).toBe(
    'The folder of the store cannot be written (ENOTDIR)',
  )
})
