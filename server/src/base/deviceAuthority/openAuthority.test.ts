import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeAuthority } from './makeAuthority.ts'
import { openAuthority } from './openAuthority.ts'

const NOW = Date.UTC(2026, 2, 2, 12)
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'airshed-authority-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (settings: { has?: boolean; file?: string } = {}, now = NOW) =>
  openAuthority(
    {
      dataFolder: folder,
      hasDeviceAuthority: settings.has ?? true,
      deviceAuthorityFile: settings.file,
    },
    now,
  )
const fileWith = (text: string) => {
  const file = join(folder, 'named.pem')
  writeFileSync(file, text)
  return file
}

describe('the authority for devices', () => {
  it('opens no authority unless it is turned on', async () => {
    expect(await open({ has: false })).toBeNull()
  })

  it('makes the authority once in a file that only the server can read', async () => {
    const first = await open()
    const file = join(folder, 'device-authority.pem')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const text = readFileSync(file, 'utf8')
    const again = await open()
    expect(readFileSync(file, 'utf8')).toBe(text)
    expect(again?.certificate.serialNumber).toBe(first?.certificate.serialNumber)
    expect(again?.key.extractable).toBe(false)
  })

  it('opens the same authority in processes that start at once', async () => {
    const opened = await Promise.all([open(), open(), open()])
    expect(new Set(opened.map((one) => one?.certificate.serialNumber)).size).toBe(1)
  })

  it('reads the authority from a configured file', async () => {
    const file = fileWith(await makeAuthority(NOW))
    expect((await open({ file }))?.certificate.subject).toBe('CN=Airshed devices')
  })

  it('refuses to create a configured file that is missing', async () => {
    await expect(open({ file: join(folder, 'missing.pem') })).rejects.toThrow(
      /AIRSHED_DEVICE_CA: expected .*missing\.pem to be a PEM file .*, got a file that cannot be read \(ENOENT\)/,
    )
  })

  it.each([
    ['nothing', async () => '', 'no private key'],
    [
      'only a key',
      async () => (await makeAuthority(NOW)).split('-----BEGIN CERT')[0] ?? '',
      'no certificate',
    ],
    [
      'a certificate of another key',
      async () =>
        `${(await makeAuthority(NOW)).split('-----BEGIN CERT')[0]}${(await makeAuthority(NOW)).replace(/^[^]*?(?=-----BEGIN CERT)/, '')}`,
      'a certificate of another key',
    ],
    ['an expired one', () => makeAuthority(0), 'a certificate that has expired'],
  ])('stops the start with %s in its file', async (_, text, got) => {
    const file = fileWith(await text())
    await expect(open({ file }, Date.UTC(2026, 2, 2))).rejects.toThrow(`got ${got}`)
  })
})
