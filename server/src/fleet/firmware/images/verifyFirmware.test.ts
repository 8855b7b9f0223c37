import { generateKeyPairSync, sign } from 'node:crypto'
import { publicKeyText } from '@airshed/plugin-archive/keys'
import { describe, expect, it } from 'vitest'
import { signerOf } from './verifyFirmware.ts'

const own = generateKeyPairSync('ed25519').privateKey
const other = generateKeyPairSync('ed25519').privateKey
const claim = { deviceType: 'Thiamis-X', version: '2.0', bytes: 4, sha256: '00ff' }
const TEXT = 'airshed firmware 1\ntype Thiamis-X\nversion 2.0\nbytes 4\nsha256 00ff\n'
const signature = sign(null, Buffer.from(TEXT), own).toString('base64')
const keys = [publicKeyText(other), publicKeyText(own)]

describe('signerOf', () => {
  it('finds the key that signed an image', () => {
    expect(signerOf(claim, signature, keys)).toBe(publicKeyText(own))
  })

  it.each([
    ['type', { deviceType: 'Thiamis-1000' }],
    ['version', { version: '2.1' }],
    ['size', { bytes: 5 }],
    ['digest', { sha256: '00fe' }],
  ])('finds no key for another %s', (_, change) => {
    expect(signerOf({ ...claim, ...change }, signature, keys)).toBeNull()
  })

  it('finds no key where the one that signed does not count', () => {
    expect(signerOf(claim, signature, [publicKeyText(other)])).toBeNull()
    expect(signerOf(claim, signature, [])).toBeNull()
  })
})
