import {
  COLOCATED_SENSORS_MAX,
  COLOCATION_AVERAGING,
  RANGE_PARAMS,
} from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

const DataPointId = (description: string) =>
  Type.String({ minLength: 1, maxLength: 300, description })

export const params = Type.Object({
  reference: Type.Optional(DataPointId('Id of the data point that is the reference')),
  sensors: Type.Optional(
    Type.Array(DataPointId('Id of a data point'), {
      maxItems: COLOCATED_SENSORS_MAX,
      description: 'Ids of the data points that are compared with the reference',
    }),
  ),
  averaging: Type.Optional(
    Type.Enum(COLOCATION_AVERAGING, { description: 'Means that are paired, default of hours' }),
  ),
  shown: Type.Optional(DataPointId('Id of the sensor whose plots are shown, default the first')),
  ...RANGE_PARAMS,
})
export type StudyParams = Static<typeof params>
