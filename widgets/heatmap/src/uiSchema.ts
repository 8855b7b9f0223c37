import type { UiSchema } from '@airshed/kit/define'

/** Devices, then one parameter that they measure; the data points depend on both. */
export const uiSchema: UiSchema = {
  'ui:order': ['node_id', 'selected_path', 'data_point_id', 'name'],
  node_id: { 'ui:field': 'node-picker' },
  selected_path: {
    'ui:field': 'parameter-picker',
    'ui:options': { dataPointsField: 'data_point_id' },
  },
  data_point_id: { 'ui:widget': 'hidden' },
}
