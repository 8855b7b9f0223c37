import type { UiSchema } from '@airshed/kit/define'

/** One device, its wind, and the pollutant. */
export const uiSchema: UiSchema = {
  'ui:order': [
    'node_id',
    'speed_data_point_id',
    'direction_data_point_id',
    'pollutant_data_point_id',
    'percentiles',
    'sectors',
    'name',
  ],
  node_id: { 'ui:field': 'node-picker' },
  speed_data_point_id: {
    'ui:field': 'data-point-picker',
    'ui:options': { kinds: ['scalar'], onlyOf: ['150:1'] },
  },
  direction_data_point_id: {
    'ui:field': 'data-point-picker',
    'ui:options': { kinds: ['direction'], onlyOf: ['150:2'] },
  },
  pollutant_data_point_id: { 'ui:field': 'data-point-picker', 'ui:options': { kinds: ['scalar'] } },
}
