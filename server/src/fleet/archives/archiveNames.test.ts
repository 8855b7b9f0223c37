import { expect, it } from 'vitest'
import { archiveName, csvPaths } from './archiveNames.ts'

it('names the CSV of each device by its serial, without what Windows refuses', () => {
  expect(csvPaths(['1C00A3F7', 'mast:2'])).toEqual(['csv/1C00A3F7.csv', 'csv/mast_2.csv'])
})

it('numbers names that a file system could take for the same', () => {
  expect(csvPaths(['a:b', 'a_b', 'A_B'])).toEqual(['csv/a_b.csv', 'csv/a_b-2.csv', 'csv/A_B-3.csv'])
})

it('names an archive by its device and its last day, which its end does not begin', () => {
  const from = Date.UTC(2026, 0, 1)
  const to = Date.UTC(2026, 1, 1)
  expect(archiveName(['mast:2'], from, to)).toBe('airshed-mast_2-2026-01-01-2026-01-31.zip')
  expect(archiveName(['a', 'b'], from, to)).toBe('airshed-2-devices-2026-01-01-2026-01-31.zip')
})
