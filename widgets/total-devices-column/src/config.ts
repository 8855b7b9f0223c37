import { Type, type Static } from '@airshed/kit/define'

/** `chart_type` and `data` are the wire names of the product; the counts themselves come from the host. */
export const config = Type.Object(
  {
    chart_type: Type.Optional(
      Type.Enum(['column_chart'], { type: 'string', default: 'column_chart', title: 'Chart type' }),
    ),
    data: Type.Optional(
      Type.Enum(['devices'], { type: 'string', default: 'devices', title: 'Data' }),
    ),
  },
  { additionalProperties: false },
)
export type TotalDevicesColumnConfig = Static<typeof config>
