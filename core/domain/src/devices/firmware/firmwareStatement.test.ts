import { expect, it } from 'vitest'
import { firmwareStatement } from './firmwareStatement.ts'

it('a firmware statement names type, version, size and digest on lines of their own', () => {
  expect(
    firmwareStatement({ deviceType: 'Thiamis-1000', version: '2.4.0', bytes: 3, sha256: 'ab12' }),
  ).toBe('airshed firmware 1\ntype Thiamis-1000\nversion 2.4.0\nbytes 3\nsha256 ab12\n')
})
