import {
  CALIBRATION_SORTS,
  CALIBRATION_STATUSES,
  defineList,
  listParams,
} from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const CALIBRATION_LIST = defineList({
  filters: Type.Object({ status: Type.Array(Type.Enum(CALIBRATION_STATUSES)) }),
  sorts: CALIBRATION_SORTS,
  defaultSort: '-status',
})

export const params = listParams(CALIBRATION_LIST)
export type CalibrationsParams = Static<typeof params>
