import type { UiSchema } from '@airshed/kit/define'

export const uiSchema: UiSchema = {
  'ui:order': ['name', 'node_id', 'palette'],
  node_id: { 'ui:field': 'node-picker' },
}
