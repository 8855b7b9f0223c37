import { Type, type Static } from 'typebox'
import { WIND_HOURS_MAX } from './answerLimits.ts'
import { RangeEndMs, RangeStartMs } from './common.ts'
import { BasisChoice } from './correction.ts'

const DataPointId = (description: string) =>
  Type.String({ minLength: 1, maxLength: 300, description })

const NumberOrNull = (description: string) =>
  Type.Union([Type.Number(), Type.Null()], { description })

const WIND_SEARCH = {
  speed_data_point_id: DataPointId('Wind speed'),
  direction_data_point_id: DataPointId('Wind direction, where it comes from'),
  pollutant_data_point_id: DataPointId('Of the kind scalar'),
  from: RangeStartMs,
  to: RangeEndMs,
  basis: Type.Optional(BasisChoice),
}

/** What an answer about the hours of a pollutant and a wind is based on. */
const WIND_BASIS = {
  timezone: Type.String({
    description: 'IANA zone of the device of the speed, by whose clock hours begin',
  }),
  speedUnit: Type.String(),
  pollutantUnit: Type.String(),
  count: Type.Integer({
    description:
      'Hours with the pollutant, a speed and, unless it was calm, a direction, each of 75 % of its readings or more',
  }),
  expected: Type.Integer({ description: 'Hours up to now in which all three are due' }),
  coverage: NumberOrNull('`count / expected`, 0–1; null where none is expected'),
}

/** `POST search/statistics/percentile_rose`: the whole hours that the window touches, up to now. */
export const PercentileRoseSearch = Type.Object(
  {
    ...WIND_SEARCH,
    sector_count: Type.Optional(
      Type.Integer({
        minimum: 4,
        maximum: 36,
        default: 16,
        description: 'Sectors of equal width, the first one around north',
      }),
    ),
    percentiles: Type.Optional(
      Type.Array(Type.Number({ minimum: 0, maximum: 100 }), {
        minItems: 1,
        maxItems: 12,
        description: 'Default 25, 50, 75, 90 and 95',
      }),
    ),
  },
  { additionalProperties: false, description: `hours ≤ ${WIND_HOURS_MAX}` },
)
export type PercentileRoseSearch = Static<typeof PercentileRoseSearch>

const SECTOR_FIGURES = {
  count: Type.Integer({ description: 'Hours' }),
  isFew: Type.Boolean({ description: 'There are hours, and fewer than `fewBelow`' }),
  mean: NumberOrNull(
    'Of the hourly means; null without any, and below 75 % coverage of the window',
  ),
  percentiles: Type.Array(NumberOrNull('null as the mean'), {
    description: 'Of the hourly means, one for each percentile that the rose has',
  }),
}

/** The hourly means of a pollutant with one wind, or with all. */
export const PercentileFigures = Type.Object(SECTOR_FIGURES)
export type PercentileFigures = Static<typeof PercentileFigures>

/** The hourly means of a pollutant with winds from one sector. */
const PercentileSector = Type.Object({
  directionDeg: Type.Number({
    description: 'Middle of the sector, degrees clockwise from true north',
  }),
  ...SECTOR_FIGURES,
})
type PercentileSector = Static<typeof PercentileSector>

/** How the hourly means of a pollutant are distributed by wind direction. */
export const PercentileRose = Type.Object({
  percentiles: Type.Array(Type.Number(), { description: 'Ascending' }),
  sectors: Type.Array(PercentileSector, { description: 'Clockwise from north' }),
  calm: PercentileFigures,
  all: PercentileFigures,
  fewBelow: Type.Integer({
    description:
      'A sector of fewer hours is uncertain: 20, or as many as the highest percentile needs, 100 / (100 − percentile)',
  }),
  ...WIND_BASIS,
})
export type PercentileRose = Static<typeof PercentileRose>

/** Answer of `search/statistics/percentile_rose`. */
export const PercentileRoseResult = Type.Object({
  data: Type.Union([PercentileRose, Type.Null()], {
    description: 'null where one of the data points is unknown or not readable',
  }),
})
export type PercentileRoseResult = Static<typeof PercentileRoseResult>

/** `POST search/statistics/polar`: the whole hours that the window touches, up to now. */
export const PolarPlotSearch = Type.Object(WIND_SEARCH, {
  additionalProperties: false,
  description: `hours ≤ ${WIND_HOURS_MAX}`,
})
export type PolarPlotSearch = Static<typeof PolarPlotSearch>

/** The mean of a pollutant by wind speed and direction, on an even grid of winds. */
export const PolarPlot = Type.Object({
  axis: Type.Array(Type.Number(), {
    description:
      'Middles of the cells on both axes, in the unit of the speed: winds from the east have a positive place on the first, from the north on the second',
  }),
  edgeSpeed: Type.Number({ description: 'The highest speed, at the rim; 0 without a wind' }),
  means: Type.Array(Type.Array(Type.Union([Type.Number(), Type.Null()])), {
    description:
      'Rows of smoothed means, southernmost first; null outside the rim, where `hours` is below 0.5, and below 75 % coverage',
  }),
  hours: Type.Array(Type.Array(Type.Number()), {
    description:
      'What each cell rests on: hours, each weighed by how near its wind is, from 1 for the same to 0',
  }),
  fewBelow: Type.Number({ description: 'A cell that rests on fewer hours is uncertain' }),
  highest: Type.Union(
    [
      Type.Object({ mean: Type.Number(), speed: Type.Number(), directionDeg: Type.Number() }),
      Type.Null(),
    ],
    { description: 'The cell with the highest mean of those that are not uncertain' },
  ),
  mean: NumberOrNull('Of all hours; null without any, and below 75 % coverage'),
  calm: Type.Object({
    count: Type.Integer({ description: 'Hours without wind: they are in no cell' }),
    mean: NumberOrNull('null as the mean of all hours'),
  }),
  directionSpreadDeg: Type.Number({
    description: 'Standard deviation of the kernel along the direction',
  }),
  speedSpread: Type.Number({
    description: 'Standard deviation of the kernel along the speed, in its unit',
  }),
  ...WIND_BASIS,
})
export type PolarPlot = Static<typeof PolarPlot>

/** Answer of `search/statistics/polar`. */
export const PolarPlotResult = Type.Object({
  data: Type.Union([PolarPlot, Type.Null()], {
    description: 'null where one of the data points is unknown or not readable',
  }),
})
export type PolarPlotResult = Static<typeof PolarPlotResult>
