import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  'ui:order': ['node_id', 'name'],
  node_id: { 'ui:field': 'node-picker' },
}
