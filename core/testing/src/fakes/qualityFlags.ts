import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { QualityFlag } from '@airshed/schemas'
import { addQualityFlags, listQualityFlags, withdrawQualityFlag } from '@airshed/schemas/calls'
import { qualityFlag } from '../builders/qualityFlag.ts'
import { TEST_NOW_MS } from '../builders/times.ts'
import { fakeList } from './list.ts'

export interface FakeQualityFlagOptions {
  /** Quality flags of every device, the newest first. Default none. */
  qualityFlags?: readonly QualityFlag[]
}

/** Quality flags: listed by state, set and withdrawn. */
export function fakeQualityFlags({ qualityFlags = [] }: FakeQualityFlagOptions): FakeAnswer[] {
  let flags = [...qualityFlags]
  return [
    fake(listQualityFlags, ({ query: { state = [] } }) =>
      fakeList(
        flags.filter(
          ({ withdrawn_at: at }) =>
            state.length !== 1 || (at === null) === state.includes('in_force'),
        ),
      ),
    ),
    fake(addQualityFlags, ({ body: { data_point_ids: ids, ...given } }) => {
      const made = ids.map((id, at) =>
        qualityFlag(0, { ...given, _id: `new-${at}`, data_point_id: id }),
      )
      flags = [...made, ...flags]
      return made
    }),
    fake(withdrawQualityFlag, ({ params: { flagId } }) => {
      const found = flags.find(({ _id: id }) => id === flagId)
      if (found === undefined) throw new FakeRefusal(404, 'NOT_FOUND', `${flagId} is not here`)
      const withdrawn = { ...found, withdrawn_at: TEST_NOW_MS, withdrawn_by: 'Ada Author' }
      flags = flags.map((flag) => (flag === found ? withdrawn : flag))
      return withdrawn
    }),
  ]
}
