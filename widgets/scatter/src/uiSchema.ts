import type { UiSchema } from '@airshed/kit/define'

/** Kinds of parameters that fit a linear axis: directions are circular. */
const KINDS = ['scalar', 'index', 'boolean', 'level', 'maximum', 'minimum', 'sum', 'count']

/** The parameters of the x and y axes, each with its device: one device, or two side by side. */
export const uiSchema: UiSchema = {
  'ui:order': [
    'x_node_id',
    'x_data_point_id',
    'y_node_id',
    'y_data_point_id',
    'averaging',
    'line',
    'identity',
    'name',
  ],
  x_node_id: { 'ui:field': 'node-picker' },
  x_data_point_id: {
    'ui:field': 'data-point-picker',
    'ui:options': { nodesField: 'x_node_id', kinds: KINDS },
  },
  y_node_id: { 'ui:field': 'node-picker' },
  y_data_point_id: {
    'ui:field': 'data-point-picker',
    'ui:options': { nodesField: 'y_node_id', kinds: KINDS },
  },
}
