import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writtenIo } from '../testsupport/writtenIo.ts'
import { tokenOf } from './tokenOf.ts'

const TOKEN = 'airshed_k3ep-this-t0-yourself'
const NONE = { token: undefined, file: undefined }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'airshed-token-'))
  await writeFile(join(folder, 'token.txt'), `${TOKEN}\n`)
  await writeFile(join(folder, 'two.txt'), `${TOKEN}\n${TOKEN}\n`)
})
afterAll(() => rm(folder, { recursive: true }))

it('takes the token of the file, otherwise that of the environment', async () => {
  const io = writtenIo(folder, { AIRSHED_TOKEN: 'airshed_of-the-environment' })
  expect(await tokenOf({ ...NONE, file: 'token.txt' }, io)).toBe(TOKEN)
  expect(await tokenOf(NONE, io)).toBe('airshed_of-the-environment')
  expect(io.troubles).toEqual([])
})

it('warns of a token on the command line without repeating it', async () => {
  const io = writtenIo(folder)
  expect(await tokenOf({ ...NONE, token: TOKEN }, io)).toBe(TOKEN)
  expect(io.troubles.join()).toMatch(/^--token: the history of the shell keeps it.*--token-file/)
  expect(io.troubles.join()).not.toContain(TOKEN)
})

it.each([
  ['nowhere.txt', 'no such file'],
  ['two.txt', 'letters that no token has'],
])('refuses a file without a token: %s', async (file, got) => {
  const refused = tokenOf({ ...NONE, file }, writtenIo(folder))
  await expect(refused).rejects.toThrow(got)
  await expect(refused).rejects.not.toThrow(TOKEN)
})
