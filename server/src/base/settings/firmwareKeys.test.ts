import { generateKeyPairSync } from 'node:crypto'
import { publicKeyText } from '@airshed/plugin-archive/keys'
import { describe, expect, it } from 'vitest'
import { readFirmwareKeys } from './firmwareKeys.ts'

const newKey = () => publicKeyText(generateKeyPairSync('ed25519').privateKey)

describe('readFirmwareKeys', () => {
  it('reads keys separated by commas, each once', () => {
    const [one, other] = [newKey(), newKey()]
    expect(readFirmwareKeys(`${one}, ${other},${one}`)).toEqual({ firmwareKeys: [one, other] })
  })

  it('reads no key from a setting that is absent', () => {
    expect(readFirmwareKeys(undefined)).toEqual({ firmwareKeys: [] })
  })

  it.each([
    ['a word', 'mine', 'a text that is not 32 bytes in base64'],
    ['a comma at the end', `${newKey()},`, 'a text that is not 32 bytes in base64'],
    ['a key with which anybody can sign', `AQ${'A'.repeat(41)}=`, 'a point of small order'],
  ])('refuses %s', (_, text, problem) => {
    expect(readFirmwareKeys(text)).toEqual({
      firmwareKeys: [],
      problem: expect.stringContaining(`got ${problem}`),
    })
  })
})
