import { fake, type FakeAnswer } from '@airshed/data/testing'
import type { Calibration, CalibrationOutcome, ReferenceDevice } from '@airshed/schemas'
import {
  deleteCalibration,
  listCalibrations,
  listReferenceDevices,
  resetCalibrations,
  runCalibrations,
} from '@airshed/schemas/calls'
import { calibration } from '../builders/calibration.ts'
import { fakeList, holdsWords, isOf } from './list.ts'

export interface FakeCalibrationOptions {
  /** Default none. */
  calibrations?: readonly Calibration[]
  /** Default none. */
  referenceDevices?: readonly ReferenceDevice[]
  /** What a run finds. Default: every device of it is calibrated. */
  calibrationOutcome?: CalibrationOutcome
}

/** Devices that are compared with references: a run calibrates those of its outcome, a reset forgets them. */
export function fakeCalibrations(options: FakeCalibrationOptions): FakeAnswer[] {
  let all = [...(options.calibrations ?? [])]
  const forget = (isMeant: (one: Calibration) => boolean): void => {
    const { status, calibrated, ready, timestamp, measurements } = calibration(2)
    all = all.map((one) =>
      isMeant(one) ? { ...one, status, calibrated, ready, timestamp, measurements } : one,
    )
  }
  return [
    fake(listReferenceDevices, () => ({ data: [...(options.referenceDevices ?? [])] })),
    fake(listCalibrations, ({ query: { organization_id: organization, search, status = [] } }) => {
      // Values from an address are texts.
      const statuses = [status].flat()
      return fakeList(
        all.filter(
          (one) =>
            isOf(organization, one) &&
            holdsWords(search, one.serial, one.name) &&
            (statuses.length === 0 || statuses.includes(one.status)),
        ),
      )
    }),
    fake(resetCalibrations, ({ body: { serials } }) => {
      forget(({ serial }) => serials.includes(serial))
      return { reset: serials, missing: [] }
    }),
    fake(runCalibrations, ({ body: { serials } }) => {
      const outcome = options.calibrationOutcome ?? { calibrated: serials, failed: [], missing: [] }
      const { status, calibrated, ready, timestamp, measurements } = calibration()
      all = all.map((one) =>
        outcome.calibrated.includes(one.serial)
          ? { ...one, status, calibrated, ready, timestamp, measurements }
          : one,
      )
      return outcome
    }),
    fake(deleteCalibration, ({ params }) => {
      forget(({ _id }) => _id === params.id)
      return null
    }),
  ]
}
