import { fake, type FakeAnswer } from '@airshed/data/testing'
import type { ReadingRevision } from '@airshed/schemas'
import { listRevisions } from '@airshed/schemas/calls'
import { fakeList } from './list.ts'

export interface FakeRevisionOptions {
  /** Revisions of the readings of every device, the newest first. Default none. */
  revisions?: readonly ReadingRevision[]
}

/** Revisions of readings, by data point and range. */
export const fakeRevisions = ({ revisions = [] }: FakeRevisionOptions): FakeAnswer[] => [
  fake(listRevisions, ({ query: { data_point_id: ids, from = 0, to = Infinity } }) =>
    fakeList(
      revisions.filter(
        ({ data_point_id: id, ts }) =>
          ts >= Number(from) && ts < Number(to) && (ids === undefined || [ids].flat().includes(id)),
      ),
    ),
  ),
]
