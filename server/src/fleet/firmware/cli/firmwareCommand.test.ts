import { createHash, verify } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPublicKey } from '@airshed/plugin-archive/keys'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runFirmwareCommand } from './firmwareCommand.ts'

let folder: string
let key: string
let image: string
let publicKey: string
const IMAGE = Buffer.from('a new firmware')
const sign = (...words: string[]) => runFirmwareCommand(['sign', ...words, '--key', key])

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'airshed-firmware-'))
  key = join(folder, 'keys', 'own.pem')
  image = join(folder, 'thiamis.bin')
  await writeFile(image, IMAGE)
  const text = await runFirmwareCommand(['key', '--key', key])
  publicKey = /AIRSHED_FIRMWARE_KEYS=(\S+)$/.exec(text)?.[1] ?? expect.fail(text)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the commands for firmware', () => {
  it('write a private key that only its owner can read, and never over another one', async () => {
    expect((await stat(key)).mode & 0o777).toBe(0o600)
    expect(await readFile(key, 'utf8')).toContain('PRIVATE KEY')
    await expect(runFirmwareCommand(['key', '--key', key])).rejects.toThrow('got EEXIST')
  })

  it('sign type, version, size and digest of an image', async () => {
    await sign(image, '--type', 'Thiamis-X', '--version', '2.4.0')
    const signed = JSON.parse(await readFile(`${image}.signed.json`, 'utf8')) as Record<
      string,
      string
    >
    const sha256 = createHash('sha256').update(IMAGE).digest('hex')
    expect(signed).toMatchObject({
      file_name: 'thiamis.bin',
      device_type: 'Thiamis-X',
      version: '2.4.0',
      bytes: 14,
      sha256,
    })
    const text = `airshed firmware 1\ntype Thiamis-X\nversion 2.4.0\nbytes 14\nsha256 ${sha256}\n`
    const signature = Buffer.from(signed['signature'] ?? '', 'base64')
    expect(verify(null, Buffer.from(text), readPublicKey(publicKey), signature)).toBe(true)
  })

  it.each<[string, () => Promise<string>, string]>([
    ['a word that is no command', () => runFirmwareCommand(['sing']), 'Expected one image'],
    [
      'an image without a version',
      () => sign(image, '--type', 'X'),
      'Expected --type and --version',
    ],
    [
      'a version of two lines',
      () => sign(image, '--type', 'X', '--version', '1\ntype Y'),
      'a type and a version are one line each',
    ],
    [
      'an image that is not there',
      () => sign(join(folder, 'none.bin'), '--type', 'X', '--version', '1'),
      'got ENOENT',
    ],
    [
      'a key that is not there',
      () =>
        runFirmwareCommand([
          'sign',
          image,
          '--type',
          'X',
          '--version',
          '1',
          '--key',
          join(folder, 'no.pem'),
        ]),
      'Make one: npm run firmware:key',
    ],
  ])('refuse %s', async (_, run, message) => {
    await expect(run()).rejects.toThrow(message)
  })

  it('refuse a key that others can read', async () => {
    const open = join(folder, 'open.pem')
    await writeFile(open, await readFile(key))
    await chmod(open, 0o644)
    await expect(
      runFirmwareCommand(['sign', image, '--type', 'X', '--version', '1', '--key', open]),
    ).rejects.toThrow('got mode 644')
  })
})
