import type { UiSchema } from '@airshed/kit/define'

/** One device, and the parameters that make the rose. */
export const uiSchema: UiSchema = {
  'ui:order': [
    'name',
    'node_id',
    'speed_data_point_id',
    'direction_data_point_id',
    'mode',
    'pollutant_data_point_id',
    'bins',
  ],
  node_id: { 'ui:field': 'node-picker' },
  speed_data_point_id: { 'ui:field': 'data-point-picker' },
  direction_data_point_id: { 'ui:field': 'data-point-picker' },
  pollutant_data_point_id: { 'ui:field': 'data-point-picker' },
}
