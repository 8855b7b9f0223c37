import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { integrityOf, readArchive } from '@airshed/plugin-archive'
import { fingerprintOf } from '@airshed/plugin-archive/keys'
import { expect, it, onTestFinished } from 'vitest'
import { main } from '../cli/main.ts'
import { copyProject } from '../testsupport/copyProject.ts'
import { LIGHT } from '../testsupport/lightWidget.ts'
import { writtenIo } from '../testsupport/writtenIo.ts'
import { run } from './command.ts'

const FILE = 'new-publisher.new-plugin-0.1.0.airshed'

it('writes the archive, and says its contents, digest and place', async () => {
  const { folder } = await copyProject('widget', LIGHT)
  const io = writtenIo(folder)
  expect(await run([], io)).toBe(0)
  const archive = await readFile(join(folder, 'dist', FILE))
  expect(io.troubles).toEqual([])
  expect(io.printed[0]).toMatch(/^file +size +gzip$/)
  expect(io.printed).toContainEqual(expect.stringMatching(/^plugin\.js +[\d.]+ kB +[\d.]+ kB$/))
  expect(io.printed.slice(-2)).toEqual([integrityOf(archive), join('dist', FILE)])
})

it('writes the same as JSON, to the given place', async () => {
  const { folder } = await copyProject('widget', LIGHT)
  const io = writtenIo(folder)
  expect(await run(['--json', '--out', 'shipped'], io)).toBe(0)
  const said = JSON.parse(io.printed.join('\n')) as Record<string, unknown>
  const archive = await readFile(join(folder, 'shipped', FILE))
  expect(said).toMatchObject({
    ok: true,
    id: 'new-publisher.new-plugin',
    file: join(folder, 'shipped', FILE),
    sha384: integrityOf(archive),
    bytes: archive.length,
    canBeTrusted: true,
    findings: [],
  })
})

it('signs with the key of the author, and says so where there is none', async () => {
  const { folder } = await copyProject('widget', LIGHT)
  const unsigned = writtenIo(folder)
  expect(await run([], unsigned)).toBe(0)
  expect(unsigned.printed.join('\n')).toContain('Not signed: ')

  const home = await mkdtemp(join(tmpdir(), 'airshed-home-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  const env = { HOME: home }
  await main(['keys'], writtenIo(folder, env))
  const io = writtenIo(folder, env)
  expect(await run(['--json'], io)).toBe(0)
  const { publisherKey } = JSON.parse(io.printed.join('\n')) as { publisherKey: string }
  const { archive } = readArchive(await readFile(join(folder, 'dist', FILE)))
  expect(archive?.publisherKey).toBe(publisherKey)
  const said = writtenIo(folder, env)
  await run([], said)
  expect(said.printed).toContain(`Signed with the key ${fingerprintOf(publisherKey)}`)
})

it('writes nothing for a plugin with errors, and exits with 1', async () => {
  const { folder } = await copyProject('widget', { ...LIGHT, 'README.md': null })
  const io = writtenIo(folder)
  expect(await run([], io)).toBe(1)
  expect(io.printed).toContain('  error    README_MISSING')
  expect(io.troubles).toEqual(['Not packed: 1 error.'])
  await expect(readFile(join(folder, 'dist', FILE))).rejects.toThrow('ENOENT')
})
