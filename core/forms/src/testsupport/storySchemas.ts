const nodeIds = { type: 'array', minItems: 1, items: { type: 'string' }, title: 'Devices' }
const one = (field: object, more: object = {}) => ({
  type: 'object',
  additionalProperties: false,
  properties: { field, ...more },
})
const several = (title: string) => ({ type: 'array', items: { type: 'string' }, title })

const week = {
  type: 'object',
  title: 'Working hours',
  additionalProperties: {
    type: 'object',
    additionalProperties: {
      type: 'array',
      items: {
        anyOf: [
          { type: 'integer', minimum: 0, maximum: 100, multipleOf: 25 },
          { type: 'string', enum: ['manual', 'auto'] },
        ],
      },
      minItems: 2,
      maxItems: 2,
    },
  },
}

/** One form for each way to render a field. */
export const schemas = {
  text: one({
    type: 'string',
    minLength: 3,
    maxLength: 50,
    title: 'Name',
    description: 'Shown above the chart',
  }),
  choice: one({ type: 'string', enum: ['factory', 'ambient', 'custom'], title: 'Mode' }),
  choices: one({
    type: 'array',
    uniqueItems: true,
    items: { type: 'string', enum: ['LEQ', 'LMIN', 'LMAX'] },
    title: 'Channels',
  }),
  number: one({ type: 'number', minimum: 0, maximum: 50, title: 'Limit', unit: 'ppm' }),
  share: one({ type: 'number', minimum: 0.5, maximum: 1.5, multipleOf: 0.01, title: 'Factor' }),
  duration: one({
    type: 'integer',
    minimum: 0,
    maximum: 1440,
    multipleOf: 15,
    title: 'Pause',
  }),
  flag: one({ type: 'boolean', title: 'Show data gaps', description: 'Break the line' }),
  node: one({ type: 'string', title: 'Device' }),
  nodes: one(several('Devices')),
  dataPoints: one(several('Parameters'), { node_id: nodeIds }),
  parameters: one({ type: 'string', title: 'Parameter' }, { node_id: nodeIds }),
  sensors: one({ type: 'string', title: 'Sensor' }, { node_id: nodeIds }),
  lookup: one({ type: 'string', title: 'Place' }),
  emails: one({
    type: 'array',
    minItems: 1,
    maxItems: 4,
    items: { type: 'string', minLength: 3, default: '' },
    title: 'Recipients',
  }),
  limits: one({
    type: 'array',
    maxItems: 4,
    items: { type: 'number', minimum: 0, unit: 'µg/m³' },
    title: 'Limits',
  }),
  rules: one({
    type: 'array',
    items: {
      type: 'object',
      properties: {
        parameter: { type: 'string', enum: ['PM2.5', 'Ozone'], title: 'Parameter' },
        limit: { type: 'number', title: 'Limit', unit: 'µg/m³' },
      },
    },
    title: 'Rules',
  }),
  instant: one({ type: 'string', format: 'date-time', title: 'Begin' }),
  instantMs: one({ type: 'integer', title: 'Begin' }),
  day: one({ type: 'string', format: 'date', title: 'Calibrated on' }),
  file: one({ type: 'string', title: 'Logo' }),
  polynomial: one({
    type: 'array',
    minItems: 2,
    items: { type: 'number' },
    title: 'Coefficients',
    description: 'The lowest power first',
  }),
  schedule: one({ type: 'string', title: 'Schedule' }),
  week: one(week),
}
