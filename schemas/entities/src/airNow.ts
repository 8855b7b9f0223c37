import { Type, type Static } from 'typebox'
import { JudgedPollutant } from './airQuality.ts'
import { TimestampMs } from './common.ts'
import { Grade } from './profile.ts'

/** The air at all places of the caller at this moment: `POST search/air_now`. */
export const AirNowSearch = Type.Object(
  { organization_id: Type.Optional(Type.String()) },
  { additionalProperties: false },
)
export type AirNowSearch = Static<typeof AirNowSearch>

const Count = (description: string) => Type.Integer({ minimum: 0, description })

/** One place with the pollutant that decides its grade. */
export const AirNowPlace = Type.Object({
  node_id: Type.String(),
  name: Type.String({ description: 'Name of the device, or its serial where there is none' }),
  is_simulated: Type.Boolean(),
  profile_id: Type.String({ description: 'Id of the standard that grades the device' }),
  profile_name: Type.String({ description: 'Its name, in English' }),
  grade: Grade,
  is_above: Type.Boolean({ description: 'Whether it is above the limit of its standard' }),
  parameter_name: Type.String({ description: 'Symbol of the pollutant, such as PM2.5' }),
  shown: Type.Object(
    { value: Type.Number(), unit: Type.String(), precision: Type.Integer({ minimum: 0 }) },
    {
      description:
        'The value of `pollutant`, in the unit of the readings of the device, with its decimals',
    },
  ),
  newest: Type.Union(
    [
      Type.Object({
        value: Type.Union([Type.Number(), Type.Null()], {
          description:
            'In the unit of `shown`; of a reading below its detection limit what it counts as, null if it is not counted',
        }),
        limit: Type.Optional(Type.Number({ description: 'The detection limit that it is below' })),
        decimals: Type.Optional(
          Type.Integer({ minimum: 0, description: '`decimals` of its data point' }),
        ),
        at: TimestampMs,
      }),
      Type.Null(),
    ],
    {
      description:
        'The newest reading, which may have another grade than the mean; null where the reading itself is graded',
    },
  ),
  at: {
    ...TimestampMs,
    description: 'End of the hours that the value is an average of; time of a `reading`',
  },
  pollutant: JudgedPollutant,
})
export type AirNowPlace = Static<typeof AirNowPlace>

/** Places are the devices in use that measure a pollutant that their standard limits; comfort does not count. */
export const AirNow = Type.Object({
  time: { ...TimestampMs, description: 'As of when, ms UTC' },
  worst: Type.Union([AirNowPlace, Type.Null()], {
    description:
      'The place furthest above, or least below, the limit of its standard: by grades from that limit, then by the ratio of its value to it; null: no place has a grade',
  }),
  places: Count('All of them'),
  judged: Count('Those with a grade'),
  above: Count('Those of them above the limit of their standard'),
  silent: Count('Those without a current reading, which count for nothing'),
  simulated: Count('Those with a grade whose device is simulated'),
  is_complete: Type.Boolean({
    description: 'false: the caller has more devices than one answer is based on',
  }),
})
export type AirNow = Static<typeof AirNow>
