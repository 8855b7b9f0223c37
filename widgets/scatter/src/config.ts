import { Type, type Static } from '@airshed/kit/define'

/** Averaging periods of the paired means, in minutes. */
const AVERAGING = ['60', '30', '10'] as const

/** Lines through the pairs. */
const LINES = ['least_squares', 'orthogonal', 'both'] as const

export const config = Type.Object(
  {
    name: Type.Optional(
      Type.String({ maxLength: 100, title: 'Name', description: 'Shown above the plot' }),
    ),
    x_node_id: Type.String({ minLength: 1, maxLength: 300, title: 'X-axis device' }),
    x_data_point_id: Type.String({
      minLength: 1,
      maxLength: 300,
      title: 'X-axis parameter',
      description: 'What the other is compared with, such as a reference instrument',
    }),
    y_node_id: Type.String({ minLength: 1, maxLength: 300, title: 'Y-axis device' }),
    y_data_point_id: Type.String({
      minLength: 1,
      maxLength: 300,
      title: 'Y-axis parameter',
      description: 'What is regressed on the x-axis parameter',
    }),
    averaging: Type.Optional(
      Type.Enum(AVERAGING, {
        type: 'string',
        default: '60',
        title: 'Averaging',
        description: 'Length of the steps whose values are paired',
      }),
    ),
    line: Type.Optional(
      Type.Enum(LINES, {
        type: 'string',
        default: 'least_squares',
        title: 'Line',
        description:
          'Least squares takes x as exact. Orthogonal regression allows for errors in both, and needs the same unit on both axes',
      }),
    ),
    identity: Type.Optional(
      Type.Boolean({
        default: true,
        title: 'Identity line',
        description: 'y = x, where both have the same unit',
      }),
    ),
  },
  { additionalProperties: false },
)
export type ScatterConfig = Static<typeof config>
