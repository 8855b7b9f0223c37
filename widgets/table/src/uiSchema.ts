import type { UiSchema } from '@airshed/kit/define'

/** Devices before parameters: the choice of parameters depends on the devices. */
export const uiSchema: UiSchema = {
  'ui:order': ['node_id', 'selected_paths', 'show_sparkline', 'name'],
  node_id: { 'ui:field': 'node-picker' },
  selected_paths: { 'ui:field': 'parameter-picker' },
}
