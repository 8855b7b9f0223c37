import type { UiSchema } from '@airshed/kit/define'

/** Each choice depends on the one before it. */
export const uiSchema: UiSchema = {
  'ui:order': ['node_id', 'device_id', 'selected_data_point_ids', 'name'],
  node_id: { 'ui:field': 'node-picker' },
  device_id: { 'ui:field': 'sensor-picker' },
  selected_data_point_ids: {
    'ui:field': 'data-point-picker',
    'ui:options': { sensorField: 'device_id' },
  },
}
