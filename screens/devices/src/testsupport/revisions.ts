import type { ReadingRevision } from '@airshed/console-kit'
import { readingRevision } from '@airshed/testing/stories'

/** Revisions by an ingest key, an import that was taken back, and the device, of a fault and of a small difference. */
export const revisionsOf = (pm25: string, co2: string): readonly ReadingRevision[] => {
  const file = { author_name: 'quay-2026-03.csv', account_name: 'Olga Owner' }
  return [
    readingRevision(0, { data_point_id: pm25 }),
    readingRevision(1, {
      data_point_id: co2,
      unit: 'ppm',
      old_value: 1204,
      value: 612,
      author_kind: 'device',
      author_name: '1C00A3F7',
    }),
    readingRevision(2, {
      data_point_id: pm25,
      old_value: 8.01,
      value: 8.04,
      author_kind: 'undo',
      ...file,
    }),
    readingRevision(2, {
      _id: '60',
      data_point_id: pm25,
      old_value: 8.04,
      value: 8.01,
      author_kind: 'import',
      ...file,
    }),
    readingRevision(3, { data_point_id: pm25, flags: 1, author_name: null }),
  ]
}
