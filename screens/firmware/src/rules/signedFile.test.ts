import { describe, expect, it } from 'vitest'
import { readSigned } from './signedFile.ts'

const SIGNED = {
  file_name: 'thiamis.bin',
  device_type: 'Thiamis-X',
  version: '2.0',
  bytes: 8,
  sha256: '00',
  signature: 'AA==',
}

describe('readSigned', () => {
  it('reads what goes with a signed image, and nothing else in it', () => {
    expect(readSigned(JSON.stringify({ ...SIGNED, extra: 1 }))).toEqual(SIGNED)
  })

  it.each([
    ['an image', '\u0000\u0001'],
    ['null', 'null'],
    ['a number', '5'],
    ['a size in words', JSON.stringify({ ...SIGNED, bytes: '8' })],
    ['a version that is missing', JSON.stringify({ ...SIGNED, version: undefined })],
  ])('refuses %s', (_, text) => {
    expect(readSigned(text)).toBeNull()
  })
})
