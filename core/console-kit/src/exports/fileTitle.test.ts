import { expect, it } from 'vitest'
import { fileTitle } from './fileTitle.ts'

it('names a file by serial and range, in the zone of its times', () => {
  const range = { from: Date.UTC(2026, 2, 2, 23, 30), to: Date.UTC(2026, 2, 3, 2, 30) }
  expect(fileTitle('1C00A3F7', range, 'Europe/Madrid')).toBe(
    '1C00A3F7 2026-03-03 0030 - 2026-03-03 0330',
  )
})

it('tells apart the times that a clock shows twice', () => {
  const range = { from: Date.UTC(2026, 9, 25, 0, 30), to: Date.UTC(2026, 9, 25, 1, 30) }
  expect(fileTitle('1C00A3F7', range, 'Europe/Madrid')).toBe(
    '1C00A3F7 2026-10-25 0230 GMT+2 - 2026-10-25 0230 GMT+1',
  )
})
