import type { UiSchema } from '@airshed/kit/define'

/** Devices before the parameter: the choice of it follows from the devices. */
export const uiSchema: UiSchema = {
  'ui:order': ['name', 'node_id', 'selected_path', 'statistic'],
  node_id: { 'ui:field': 'node-picker' },
  selected_path: { 'ui:field': 'parameter-picker' },
}
