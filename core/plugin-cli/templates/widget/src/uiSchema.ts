import type { UiSchema } from '@airshed/kit/define'

/** The device before its parameter: the choice of parameters depends on the device. */
export const uiSchema: UiSchema = {
  'ui:order': ['name', 'node_id', 'data_point_id'],
  node_id: { 'ui:field': 'node-picker' },
  data_point_id: { 'ui:field': 'data-point-picker' },
}
