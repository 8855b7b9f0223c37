import { Type, type Static } from 'typebox'
import { RangeEndMs, RangeStartMs } from './common.ts'
import { BasisChoice } from './correction.ts'

/** Speeds above `from` up to and including `to`. */
export const SpeedClass = Type.Object({
  from: Type.Number(),
  to: Type.Union([Type.Number(), Type.Null()], { description: 'null: the class is open upwards' }),
})
export type SpeedClass = Static<typeof SpeedClass>

const SHARE = {
  count: Type.Integer(),
  percent: Type.Number({
    description: 'Of all pairs, calms counted; 0–100, rounded to two decimals',
  }),
}

/** Winds from one sector, of one class of speeds or of all. */
export const RoseShare = Type.Object(SHARE)
export type RoseShare = Static<typeof RoseShare>

const SECTOR_MIDDLE = {
  directionDeg: Type.Number({
    description: 'Middle of the sector, degrees clockwise from true north',
  }),
}

/** How much of the wind comes from one direction, by classes of speed. */
export const RoseSector = Type.Object({
  ...SECTOR_MIDDLE,
  ...SHARE,
  classes: Type.Array(RoseShare, { description: 'One for each class, slowest first' }),
})
export type RoseSector = Static<typeof RoseSector>

/** How often the wind blew from where and how strongly. */
export const WindRose = Type.Object({
  sectors: Type.Array(RoseSector, { description: 'Clockwise from north' }),
  classes: Type.Array(SpeedClass),
  totals: Type.Array(RoseShare, {
    description: 'Winds from all sectors together: one for each class, slowest first',
  }),
  count: Type.Integer({
    description: 'Speeds that have, unless they are calm, a direction of the same time',
  }),
  calmCount: Type.Integer({ description: 'Speeds of 0: they are in no sector' }),
  calmPercent: Type.Number({ description: '0–100, rounded to two decimals' }),
  meanSpeed: Type.Union([Type.Number(), Type.Null()], {
    description: 'Mean of the winds, calms left out; null without any, or below 75 % coverage',
  }),
  isBiased: Type.Boolean({
    description: 'All directions are rounded to 10°, and the sectors hold unequally many of those',
  }),
  isCorrected: Type.Boolean({ description: 'The shares are weighed against that bias' }),
})
export type WindRose = Static<typeof WindRose>

const CELL = {
  mean: Type.Union([Type.Number(), Type.Null()], { description: 'null without a reading' }),
  count: Type.Integer(),
  isFew: Type.Boolean({ description: 'There are readings, and fewer than three' }),
}

/** The concentrations with winds from one sector, for one class of speeds or for all. */
export const PollutionCell = Type.Object(CELL)
export type PollutionCell = Static<typeof PollutionCell>

/** The concentrations with winds from one sector, by classes of speed. */
const PollutionSector = Type.Object({
  ...SECTOR_MIDDLE,
  ...CELL,
  classes: Type.Array(PollutionCell, { description: 'One for each class, slowest first' }),
})
type PollutionSector = Static<typeof PollutionSector>

/** How much of a pollutant came with which wind. */
export const PollutionRose = Type.Object({
  sectors: Type.Array(PollutionSector, { description: 'Clockwise from north' }),
  classes: Type.Array(SpeedClass),
  count: Type.Integer({
    description: 'Readings with the pollutant, a speed and, unless it was calm, a direction',
  }),
  calm: PollutionCell,
})
export type PollutionRose = Static<typeof PollutionRose>

const DataPointId = (description: string) =>
  Type.String({ minLength: 1, maxLength: 300, description })

/** `POST search/statistics/rose` */
export const RoseSearch = Type.Object(
  {
    speed_data_point_id: DataPointId('Wind speed'),
    direction_data_point_id: DataPointId('Wind direction, where it comes from'),
    pollutant_data_point_id: Type.Optional(
      DataPointId('Averaged by wind, for a pollution rose; its values must be averages themselves'),
    ),
    from: RangeStartMs,
    to: RangeEndMs,
    basis: Type.Optional(BasisChoice),
    sector_count: Type.Optional(
      Type.Integer({
        minimum: 4,
        maximum: 36,
        default: 16,
        description: 'Sectors of equal width, the first one around north',
      }),
    ),
    speed_breaks: Type.Optional(
      Type.Array(Type.Number({ exclusiveMinimum: 0 }), {
        minItems: 1,
        maxItems: 12,
        description:
          'Edges between the classes of speeds, in their unit: the first class begins at 0, the last is open. Default four classes over the range of the speeds',
      }),
    ),
    corrected: Type.Optional(
      Type.Boolean({
        default: true,
        description:
          'Weighs the shares of directions that are rounded to 10° against the bias of sectors which hold unequally many of those',
      }),
    ),
  },
  { additionalProperties: false },
)
export type RoseSearch = Static<typeof RoseSearch>

/** A rose of the pairs of a window, and what it is based on. */
export const Rose = Type.Object({
  wind: WindRose,
  pollution: Type.Union([PollutionRose, Type.Null()], {
    description: 'null where no pollutant was asked for',
  }),
  averagingPeriodMs: Type.Union([Type.Integer(), Type.Null()], {
    description:
      'Step of the means that were paired, an hour at most: speeds averaged, directions as vectors; null: readings as measured',
  }),
  reportingIntervalMs: Type.Integer({
    description: 'The longest reporting interval in force in the window',
  }),
  unpairedCount: Type.Integer({
    description: 'Winds that are left out, as there is no direction of the same time',
  }),
  expected: Type.Integer({
    description: 'Pairs expected up to now from the intervals in force; 0: none',
  }),
  coverage: Type.Union([Type.Number(), Type.Null()], {
    description: 'Share of the expected pairs that exist, 0–1; null where none is expected',
  }),
})
export type Rose = Static<typeof Rose>

/** Answer of `search/statistics/rose`. */
export const RoseResult = Type.Object({
  data: Type.Union([Rose, Type.Null()], {
    description: 'null where one of the data points is unknown or not readable',
  }),
})
export type RoseResult = Static<typeof RoseResult>
