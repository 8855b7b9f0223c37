import {
  CalibrationList,
  CalibrationOutcome,
  CalibrationQuery,
  CalibrationReset,
  CalibrationResetDone,
  CalibrationRun,
  ReferenceDevices,
  ReferenceQuery,
} from '../calibration.ts'
import { defineCall, Nothing } from './call.ts'
import { ById } from './params.ts'

export const listCalibrations = defineCall({
  method: 'GET',
  path: '/calibrations',
  entity: 'calibrations',
  summary: 'How devices compare with references, also those that were never compared',
  query: CalibrationQuery,
  answer: CalibrationList,
  access: { list: 'held_nodes', permission: 'manage_devices' },
})

export const listReferenceDevices = defineCall({
  method: 'GET',
  path: '/calibrations/references',
  entity: 'calibrations',
  summary: 'Sensors of devices with the tag reference, which others are calibrated against',
  query: ReferenceQuery,
  answer: ReferenceDevices,
  access: { list: 'held_nodes', permission: 'manage_devices' },
})

export const runCalibrations = defineCall({
  method: 'POST',
  path: '/calibrations',
  entity: 'calibrations',
  summary:
    'Compare devices with a reference over a period, and correct readings of those calibrated',
  body: CalibrationRun,
  answer: CalibrationOutcome,
  access: { list: 'held_nodes', permission: 'manage_devices' },
  limit: { perMinute: 10, by: 'caller' },
  audit: 'calibration.run',
  changes: ['calibrations'],
})

export const resetCalibrations = defineCall({
  method: 'POST',
  path: '/calibrations/reset',
  entity: 'calibrations',
  summary: 'Forget how devices compare with references, and withdraw their corrections by it',
  body: CalibrationReset,
  answer: CalibrationResetDone,
  access: { list: 'held_nodes', permission: 'manage_devices' },
  limit: { perMinute: 60, by: 'caller' },
  audit: 'calibration.reset',
  changes: ['calibrations'],
})

export const deleteCalibration = defineCall({
  method: 'DELETE',
  path: '/calibrations/:id',
  entity: 'calibrations',
  summary: 'Forget how one device compares with references; the id is that of the device',
  params: ById,
  answer: Nothing,
  access: { row: 'held_nodes', read: 'manage_devices', change: 'manage_devices' },
  audit: 'calibration.reset',
  changes: ['calibrations'],
})
