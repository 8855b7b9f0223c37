import type { UiSchema } from '@airshed/kit/define'

/** Devices before the parameter: its choice depends on the devices. */
export const uiSchema: UiSchema = {
  'ui:order': ['node_id', 'selected_path', 'statistic', 'name'],
  node_id: { 'ui:field': 'node-picker' },
  selected_path: { 'ui:field': 'parameter-picker' },
}
