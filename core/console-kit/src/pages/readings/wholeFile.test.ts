import { expect, it } from 'vitest'
import { readingsInFile } from './wholeFile.ts'

it('reads the number of readings from the last line of a file', async () => {
  const rows = '2026-03-14T10:00:00Z,Quay,PM2.5,µg/m³,4.2,,,a/132:5\r\n'.repeat(500)
  expect(await readingsInFile(new Blob([rows, '"# End: 500 readings"\r\n']))).toBe(500)
  expect(await readingsInFile(new Blob(['"# End: 0 readings"\r\n']))).toBe(0)
})

it.each([
  ['that was cut off', '2026-03-14T10:00:00Z,Quay,PM2.5,µg/m³,4.2,,,a/132:5\r\n'],
  ['whose last line was cut off', '"# End: 50'],
  ['with a device of that name', '2026-03-14T10:00:00Z,"# End: 5 readings",PM2.5\r\n'],
  ['without a line', ''],
])('counts no readings of a file %s', async (_, text) => {
  expect(await readingsInFile(new Blob([text]))).toBeNull()
})
