import type { UiSchema } from '@airshed/kit/define'

/** One device, then what it measures. */
export const uiSchema: UiSchema = {
  'ui:order': ['name', 'node_id', 'data_point_id'],
  node_id: { 'ui:field': 'node-picker' },
  data_point_id: { 'ui:field': 'data-point-picker' },
}
