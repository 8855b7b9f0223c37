import { PUBLIC_LINK_PM_UNITS } from '@airshed/console-kit/define'
import { Type, type Static } from '@airshed/kit/define'

/** What the public page of a device shows. */
export const schema = Type.Object(
  {
    dashboard_exposure_time: Type.String({ minLength: 1, title: 'Readings shown' }),
    dashboard_data_aggregation: Type.String({ minLength: 1, title: 'Aggregation' }),
    dashboard_pm_units: Type.Array(Type.Enum([...PUBLIC_LINK_PM_UNITS], { type: 'string' }), {
      minItems: 1,
      uniqueItems: true,
      title: 'Particulate matter units',
    }),
    dashboard_temp_units: Type.String({ minLength: 1, title: 'Temperature unit' }),
    dashboard_voc_units: Type.String({ minLength: 1, title: 'VOC unit' }),
    external_id_revealed: Type.Boolean({ title: 'Show the serial' }),
  },
  { additionalProperties: false },
)
export type PublicLinkForm = Static<typeof schema>

export const uiSchema = {
  dashboard_exposure_time: { 'ui:widget': 'select' },
  dashboard_data_aggregation: { 'ui:widget': 'select' },
  dashboard_pm_units: { 'ui:widget': 'checkboxes' },
  dashboard_temp_units: { 'ui:widget': 'select' },
  dashboard_voc_units: { 'ui:widget': 'select' },
}
