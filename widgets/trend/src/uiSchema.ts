import type { UiSchema } from '@airshed/kit/define'

/** One device, then what it measures. Directions have no trend: they go round. */
export const uiSchema: UiSchema = {
  'ui:order': ['node_id', 'data_point_id', 'seasons', 'name'],
  node_id: { 'ui:field': 'node-picker' },
  data_point_id: {
    'ui:field': 'data-point-picker',
    'ui:options': {
      kinds: ['scalar', 'index', 'level', 'sum', 'count', 'maximum', 'minimum', 'boolean'],
    },
  },
}
