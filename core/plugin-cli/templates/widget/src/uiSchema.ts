import type { UiSchema } from '@airshed/kit/define'

/** The device before its parameter: the choice of parameters depends on the device. */
export const uiSchema: UiSchema = {
  'ui:order': ['node_id', 'data_point_id', 'name'],
  node_id: { 'ui:field': 'node-picker' },
  data_point_id: { 'ui:field': 'data-point-picker' },
}
