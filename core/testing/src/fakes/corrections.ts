import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { Correction, Corrections } from '@airshed/schemas'
import { deleteCorrection, listCorrections, makeCorrection } from '@airshed/schemas/calls'
import { TEST_NOW_MS } from '../builders/times.ts'

export interface FakeCorrectionOptions {
  /** Corrections of the readings of every device, the newest first. Default none. */
  corrections?: readonly Correction[]
  /** How far they are computed. Default: completely. */
  correctionProgress?: Corrections['progress']
}

const AUTHOR = 'Olga Owner'

/** Corrections of readings, whose values are computed at once. */
export function fakeCorrections(options: FakeCorrectionOptions): FakeAnswer[] {
  let corrections = [...(options.corrections ?? [])]
  return [
    fake(listCorrections, () => ({
      data: corrections,
      progress: [...(options.correctionProgress ?? [])],
    })),
    fake(makeCorrection, ({ body: { to = null, ...body } }) => {
      const own = corrections.filter((one) => one.data_point_id === body.data_point_id)
      const made: Correction = {
        ...body,
        to,
        _id: `correction-made-${corrections.length + 1}`,
        version: Math.max(0, ...own.map(({ version }) => version)) + 1,
        origin: 'person',
        made_at: TEST_NOW_MS,
        made_by: AUTHOR,
        withdrawn_at: null,
        withdrawn_by: null,
      }
      corrections = [made, ...corrections]
      return made
    }),
    fake(deleteCorrection, ({ params }) => {
      const found = corrections.find(({ _id: id }) => id === params.correctionId)
      if (found === undefined) throw new FakeRefusal(404, 'NOT_FOUND', params.correctionId)
      const withdrawn = { ...found, withdrawn_at: TEST_NOW_MS, withdrawn_by: AUTHOR }
      corrections = corrections.map((one) => (one === found ? withdrawn : one))
      return withdrawn
    }),
  ]
}
