import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fingerprintOf, publicKeyText } from '@airshed/plugin-archive/keys'
import { describe, expect, it, onTestFinished } from 'vitest'
import { main } from '../cli/main.ts'
import { writtenIo } from '../testsupport/writtenIo.ts'
import { readKey } from './readKey.ts'

async function folder(): Promise<string> {
  const made = await realpath(await mkdtemp(join(tmpdir(), 'airshed-keys-')))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}
const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString()

/** A file with a key, as `AIRSHED_PLUGIN_KEY` names it. */
async function keyFile(content: string, mode = 0o600) {
  const home = await folder()
  const file = join(home, 'key.pem')
  await writeFile(file, content)
  await chmod(file, mode)
  return { file, io: writtenIo(home, { AIRSHED_PLUGIN_KEY: file }) }
}

describe('airshed-plugin keys', () => {
  it('makes a key pair that only the author can read, and shows its public half alone', async () => {
    const home = await folder()
    const io = writtenIo(await folder(), { HOME: home })
    expect(await main(['keys'], io)).toBe(0)
    const file = join(home, '.config/airshed/plugin-key.pem')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await stat(dirname(file))).mode & 0o777).toBe(0o700)
    const pem = await readFile(file, 'utf8')
    const publicKey = publicKeyText(createPrivateKey(pem))
    const said = io.printed.join('\n')
    expect(said).toContain(`public key   ${publicKey}`)
    expect(said).toContain(`fingerprint  ${fingerprintOf(publicKey)}`)
    expect(said).toContain(file)
    for (const line of pem.split('\n').slice(1, -2)) expect(said).not.toContain(line)
    expect(io.troubles).toEqual([])
  })

  it('shows the same key again, and leaves it unchanged', async () => {
    const home = await folder()
    const said: { publicKey: string; isNew: boolean }[] = []
    for (let round = 0; round < 2; round += 1) {
      const io = writtenIo(home, { XDG_CONFIG_HOME: join(home, 'settings') })
      expect(await main(['keys', '--json'], io)).toBe(0)
      said.push(JSON.parse(io.printed.join('\n')) as (typeof said)[number])
    }
    expect(said.map(({ isNew }) => isNew)).toEqual([true, false])
    expect(said[1]?.publicKey).toBe(said[0]?.publicKey)
  })

  it('makes no key inside a plugin, whose files others get', async () => {
    const project = await folder()
    await writeFile(join(project, 'package.json'), '{"airshed":{"kind":"widget"}}')
    await mkdir(join(project, 'src'))
    const io = writtenIo(project, { AIRSHED_PLUGIN_KEY: 'src/key.pem' })
    expect(await main(['keys'], io)).toBe(1)
    expect(io.troubles.join()).toContain('expected a place outside of projects')
    await expect(stat(join(project, 'src/key.pem'))).rejects.toThrow('ENOENT')
  })

  it('asks for a place where there is no home, and says where it cannot write', async () => {
    const nowhere = writtenIo(await folder())
    expect(await main(['keys'], nowhere)).toBe(1)
    expect(nowhere.troubles.join()).toContain('AIRSHED_PLUGIN_KEY=<file> airshed-plugin keys')
    const home = await folder()
    await writeFile(join(home, 'file'), '')
    const inFile = writtenIo(home, { AIRSHED_PLUGIN_KEY: 'file/key.pem' })
    expect(await main(['keys'], inFile)).toBe(1)
    expect(inFile.troubles.join()).toContain('expected a place that can be written')
  })
})

describe('the key of an author', () => {
  it('finds no key where nobody made one', async () => {
    expect(await readKey(writtenIo(await folder(), { HOME: await folder() }))).toBeNull()
    expect(await readKey(writtenIo(await folder()))).toBeNull()
  })

  it('reads the key from the file that the environment names', async () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const { io } = await keyFile(pemOf(privateKey))
    expect((await readKey(io))?.equals(privateKey)).toBe(true)
  })

  it('refuses to leave an archive unsigned where the named key is missing', async () => {
    const io = writtenIo(await folder(), { AIRSHED_PLUGIN_KEY: 'nowhere.pem' })
    await expect(readKey(io)).rejects.toThrow('got no such file')
  })

  it.each([0o640, 0o604, 0o644, 0o660])('refuses a key that others can read: %o', async (mode) => {
    const { file, io } = await keyFile(pemOf(generateKeyPairSync('ed25519').privateKey), mode)
    await expect(readKey(io)).rejects.toThrow(
      `got mode ${mode.toString(8)}. Call: chmod 600 ${file}`,
    )
  })

  it.each([
    [
      'of another curve',
      pemOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey),
      'got a key of the type ec',
    ],
    ['for key agreement', pemOf(generateKeyPairSync('x25519').privateKey), 'type x25519'],
    ['that is a folder of words', 'secret words', 'got something else'],
    [
      'that is public',
      generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      'got something else',
    ],
    ['that is empty', '', 'got something else'],
  ])('refuses a key %s, without quoting it', async (_, content, said) => {
    const { io } = await keyFile(content)
    const error = await readKey(io).then(String, (thrown: unknown) => String(thrown))
    expect(error).toContain(said)
    expect(error).not.toContain('secret')
  })
})
