import type { UiSchema } from '@airshed/kit/define'

/** Devices before parameters: the choice of parameters depends on the devices. */
export const uiSchema: UiSchema = {
  'ui:order': ['node_id', 'selected_data_point_ids', 'count', 'name'],
  node_id: { 'ui:field': 'node-picker' },
  selected_data_point_ids: { 'ui:field': 'data-point-picker' },
}
