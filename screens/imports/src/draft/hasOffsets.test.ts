import { expect, it } from 'vitest'
import { hasOffsets } from './hasOffsets.ts'

const tableOf = (...cells: string[]) => ({
  headings: ['when'],
  references: ['when'],
  rows: cells.map((cell) => [cell]),
})

it.each([
  ['iso', ['2026-05-01T10:00:00Z', '2026-05-01T11:00:00+02:00'], true],
  ['iso', ['2026-05-01T10:00:00Z', '2026-05-01T11:00:00'], false],
  ['iso', ['2026-05-01'], false],
  ['unix', ['1777629600'], true],
  ['dd.MM.yyyy HH:mm', ['01.05.2026 10:00'], false],
])('finds offsets in times as %s, %j: %s', (format, cells, expected) => {
  const map = { time: { column: 'when', format }, columns: {} }
  expect(hasOffsets(map, tableOf(...cells))).toBe(expected)
})
