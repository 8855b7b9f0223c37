import type { UiSchema } from '@airshed/kit/define'

/** Devices before parameters: the choice of parameters depends on the device. */
export const uiSchema: UiSchema = {
  'ui:order': [
    'node_id',
    'selected_data_point_ids',
    'nodes',
    'show_data_gaps',
    'show_zones',
    'show',
    'name',
  ],
  node_id: { 'ui:field': 'node-picker' },
  selected_data_point_ids: { 'ui:field': 'data-point-picker' },
  show: { 'ui:widget': 'checkboxes' },
  nodes: { 'ui:field': 'node-picker' },
}
