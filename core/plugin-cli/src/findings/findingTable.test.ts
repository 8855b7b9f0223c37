import { CONTRACT_ERRORS } from '@airshed/contract/errors'
import { ARCHIVE_ERRORS } from '@airshed/plugin-archive'
import { expect, it } from 'vitest'
import { FINDINGS } from './findingTable.ts'

it('a code appears in one table only', () => {
  const others = new Set([...Object.keys(ARCHIVE_ERRORS), ...Object.keys(CONTRACT_ERRORS)])
  expect(Object.keys(FINDINGS).filter((code) => others.has(code))).toEqual([])
})

it.each(Object.entries(FINDINGS))(
  '%s says what was expected, what came, and the cure',
  (_, row) => {
    expect(row.message).toMatch(/^Expected .*, got/)
    expect(row.cure).toMatch(/^[A-Z"].*[^.]$/)
  },
)
