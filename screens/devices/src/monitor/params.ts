import { RANGE_PARAMS } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

export const MONITOR_VIEWS = ['chart', 'table', 'wind', 'debug', 'files'] as const
export type MonitorView = (typeof MONITOR_VIEWS)[number]

/** Maximum number of parameters side by side in a table. */
export const PARAMETERS_MAX = 8

export const params = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200, description: 'Id of the device' }),
  parameter: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
      maxItems: PARAMETERS_MAX,
      description: 'Ids of the data points that are shown; default some that the profile grades',
    }),
  ),
  view: Type.Optional(Type.Enum(MONITOR_VIEWS, { description: 'Default the chart' })),
  sort: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 301,
      description: 'Order of the table: `time` or the id of a data point, with `-` downwards',
    }),
  ),
  filter: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 5000,
      description: 'Filters of the table, `column test text`, with `;` between them',
    }),
  ),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: 'Of the table' })),
  size: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, description: 'Rows a page, default 20' }),
  ),
  gaps: Type.Optional(
    Type.Boolean({ description: 'Lines break where readings are missing, default true' }),
  ),
  limits: Type.Optional(
    Type.Boolean({ description: 'The bands of the profile’s grades are drawn, default false' }),
  ),
  alerts: Type.Optional(
    Type.Boolean({ description: 'What alerts compare readings with is drawn, default true' }),
  ),
  reported: Type.Optional(
    Type.Boolean({
      description: 'Reported values are shown beside corrected ones, default false',
    }),
  ),
  ...RANGE_PARAMS,
})
export type MonitorParams = Static<typeof params>
