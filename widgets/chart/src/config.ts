import { Type, type Static } from '@airshed/kit/define'

export const config = Type.Object(
  {
    name: Type.Optional(
      Type.String({ maxLength: 100, title: 'Name', description: 'Shown above the chart' }),
    ),
    node_id: Type.Array(Type.String(), { minItems: 1, maxItems: 50, title: 'Devices' }),
    selected_data_point_ids: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: 50,
      uniqueItems: true,
      title: 'Parameters',
      description: 'At most three are shown at a time; the legend switches the others on',
    }),
    show_data_gaps: Type.Optional(
      Type.Boolean({
        default: true,
        title: 'Show data gaps',
        description: 'Break the line where readings are missing',
      }),
    ),
    show_zones: Type.Optional(
      Type.Boolean({
        default: false,
        title: 'Show limits',
        description: 'Bands of the grades of the device’s profile',
      }),
    ),
    show_alert_limits: Type.Optional(
      Type.Boolean({
        default: false,
        title: 'Show alert limits',
        description: 'Dashed lines at what alerts compare the readings with',
      }),
    ),
    show_reported: Type.Optional(
      Type.Boolean({
        default: false,
        title: 'Show reported values',
        description: 'Beside corrected ones, as a dashed line',
      }),
    ),
    shares_scale: Type.Optional(
      Type.Boolean({
        default: false,
        title: 'Same scale as other charts',
        description:
          'All charts on the page with this setting draw a parameter between the same values',
      }),
    ),
  },
  { additionalProperties: false },
)
export type ChartConfig = Static<typeof config>
