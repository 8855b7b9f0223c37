import type { Changes } from './copyProject.ts'

const SCHEMA = {
  type: 'object',
  required: ['node_id', 'data_point_id'],
  properties: {
    name: { type: 'string', maxLength: 100, title: 'Name', description: 'Shown above the value' },
    node_id: { type: 'string', minLength: 1, title: 'Device' },
    data_point_id: { type: 'string', minLength: 1, title: 'Parameter' },
  },
  additionalProperties: false,
}

/**
 * Changes to the sample widget with which it is packed in a quarter of the time: its schema, as plain JSON, and
 * its summary import nothing from the kit, which is one module for authors and three hundred sources in
 * this repository.
 */
export const LIGHT: Changes = {
  'src/config.ts': `export const config = ${JSON.stringify(SCHEMA, null, 2)}
export type NewPluginConfig = { name?: string; node_id: string; data_point_id: string }
`,
  'src/summary.ts': "export const summary = () => 'Air.'\n",
}
