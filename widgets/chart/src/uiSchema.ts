import type { UiSchema } from '@airshed/kit/define'

/** Devices before parameters: the choice of parameters depends on the devices. */
export const uiSchema: UiSchema = {
  'ui:order': [
    'node_id',
    'selected_data_point_ids',
    'show_data_gaps',
    'show_zones',
    'show_alert_limits',
    'show_reported',
    'shares_scale',
    'name',
  ],
  node_id: { 'ui:field': 'node-picker' },
  selected_data_point_ids: { 'ui:field': 'data-point-picker' },
  // Chosen in the monitor, for a look at what a correction changed.
  show_reported: { 'ui:widget': 'hidden' },
}
