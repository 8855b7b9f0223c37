import { Type, type Static } from '@airshed/kit/define'

export const config = Type.Object(
  {
    name: Type.Optional(
      Type.String({ maxLength: 100, title: 'Name', description: 'Shown above the calendar' }),
    ),
    node_id: Type.String({ minLength: 1, maxLength: 300, title: 'Device' }),
    data_point_id: Type.String({ minLength: 1, maxLength: 300, title: 'Parameter' }),
    limit: Type.Optional(
      Type.Number({
        title: 'Count days above',
        description: 'In the unit of the parameter; days whose value is greater are counted',
      }),
    ),
  },
  { additionalProperties: false },
)
export type CalendarPlotConfig = Static<typeof config>
