/** A form field as an author writes it: its schema, and a value that it accepts. */
export interface FormExample {
  readonly title: string
  /** An explanation in a sentence or two. */
  readonly text: string
  readonly schema: Readonly<Record<string, unknown>>
  readonly uiSchema?: Readonly<Record<string, unknown>>
  /** Texts for `messages/en.json`. */
  readonly messages?: Readonly<Record<string, string>>
  /** A value of the whole form that the schema accepts. */
  readonly value: Readonly<Record<string, unknown>>
  /** A value that it rejects. Default: the example has no bounds. */
  readonly refused?: Readonly<Record<string, unknown>>
}

const object = (properties: object, more: object = {}) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...more,
})

/** Every kind of field that the form engine draws, in the order in which authors meet them. */
export const FORM_EXAMPLES: readonly FormExample[] = [
  {
    title: 'A line of text',
    text: 'The label is the message `config.<field>`, else the `title`; `config.<field>.help` stands below it.',
    schema: object(
      { name: { type: 'string', minLength: 1, maxLength: 60, title: 'Name' } },
      { required: ['name'] },
    ),
    messages: { 'config.name': 'Name', 'config.name.help': 'Shown in the head of the card' },
    value: { name: 'Quay Street' },
    refused: { name: '' },
  },
  {
    title: 'Several lines',
    text: '`textarea` for texts with line breaks.',
    schema: object({ note: { type: 'string', title: 'Note' } }),
    uiSchema: { note: { 'ui:widget': 'textarea' } },
    value: { note: 'North side\nNext to the bakery' },
  },
  {
    title: 'A number with its unit',
    text: '`unit` stands behind the field; bounds are said while somebody types.',
    schema: object({
      limit: { type: 'number', minimum: 0, maximum: 500, unit: 'µg/m³', title: 'Limit' },
    }),
    value: { limit: 25 },
    refused: { limit: -1 },
  },
  {
    title: 'A slider',
    text: '`range` takes its ends and its steps from `minimum`, `maximum` and `multipleOf`.',
    schema: object({
      opacity: { type: 'integer', minimum: 0, maximum: 100, multipleOf: 5, default: 80 },
    }),
    uiSchema: { opacity: { 'ui:widget': 'range' } },
    messages: { 'config.opacity': 'Opacity' },
    value: { opacity: 60 },
    refused: { opacity: 61 },
  },
  {
    title: 'Yes or no',
    text: 'A checkbox; `switch` where it takes effect at once.',
    schema: object({ has_limit: { type: 'boolean', default: false, title: 'Mark a limit' } }),
    uiSchema: { has_limit: { 'ui:widget': 'switch' } },
    value: { has_limit: true },
  },
  {
    title: 'A choice with labels',
    text: 'The label of each word is the message `config.<field>.<word>`, in the reader’s language.',
    schema: object({
      order: { type: 'string', enum: ['name', 'worst', 'newest'], default: 'name' },
    }),
    messages: {
      'config.order': 'Sorted by',
      'config.order.name': 'Name',
      'config.order.worst': 'Worst air first',
      'config.order.newest': 'Newest reading first',
    },
    value: { order: 'worst' },
    refused: { order: 'best' },
  },
  {
    title: 'Several choices',
    text: 'A list of `enum` with `uniqueItems`; `checkboxes` shows all of them at once.',
    schema: object({
      parts: {
        type: 'array',
        items: { type: 'string', enum: ['value', 'course', 'limit'] },
        uniqueItems: true,
        minItems: 1,
        title: 'Shown',
      },
    }),
    uiSchema: { parts: { 'ui:widget': 'checkboxes' } },
    messages: {
      'config.parts.value': 'The newest value',
      'config.parts.course': 'The course of the range',
      'config.parts.limit': 'The limit',
    },
    value: { parts: ['value', 'course'] },
    refused: { parts: [] },
  },
  {
    title: 'A list of numbers',
    text: 'Items are added, removed and moved; Alt with an arrow key moves the one that has the focus.',
    schema: object({
      limits: {
        type: 'array',
        items: { type: 'number', minimum: 0 },
        maxItems: 5,
        title: 'Limits',
      },
    }),
    value: { limits: [10, 25, 50] },
    refused: { limits: [-1] },
  },
  {
    title: 'A list of objects',
    text: 'Each item has its own fields. `config.<field>.items.<name>` names a field of an item.',
    schema: object({
      bands: {
        type: 'array',
        title: 'Bands',
        maxItems: 6,
        items: object(
          {
            up_to: { type: 'number', title: 'Up to' },
            label: { type: 'string', minLength: 1, title: 'Label' },
          },
          { required: ['up_to', 'label'] },
        ),
      },
    }),
    value: { bands: [{ up_to: 25, label: 'Good' }] },
    refused: { bands: [{ up_to: 25 }] },
  },
  {
    title: 'Fields under a heading',
    text: 'An object inside of the form; at most two of them deep.',
    schema: object({
      line: object(
        {
          width: { type: 'integer', minimum: 1, maximum: 4, default: 2, title: 'Width' },
          dashed: { type: 'boolean', default: false, title: 'Dashed' },
        },
        { title: 'Line' },
      ),
    }),
    value: { line: { width: 3, dashed: true } },
    refused: { line: { width: 9 } },
  },
  {
    title: 'Sections and their order',
    text: '`sections` puts fields under headings without another object; `ui:order` orders them, `*` stands for the rest.',
    schema: object({
      name: { type: 'string', title: 'Name' },
      limit: { type: 'number', title: 'Limit' },
      color: { type: 'string', title: 'Colour' },
    }),
    uiSchema: {
      'ui:order': ['name', '*'],
      'ui:options': {
        sections: [
          { id: 'what', title: 'What', fields: ['name', 'limit'] },
          { id: 'look', title: 'Look', fields: ['color'] },
        ],
      },
    },
    value: { name: 'Quay', limit: 25, color: 'red' },
  },
  {
    title: 'A field that depends on another',
    text: '`if`, `then` and `else` on one level: `false` rules a field out, `required` demands it. A value that is ruled out is let go.',
    schema: object(
      {
        has_limit: { type: 'boolean', default: false, title: 'Mark a limit' },
        limit: { type: 'number', title: 'Limit' },
      },
      {
        if: { properties: { has_limit: { const: true } }, required: ['has_limit'] },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { required: ['limit'] },
        else: { properties: { limit: false } },
      },
    ),
    value: { has_limit: true, limit: 25 },
    refused: { has_limit: true },
  },
  {
    title: 'A value that may be empty',
    text: '`anyOf` with `null`: the same field; emptied, it is `null`.',
    schema: object({ limit: { anyOf: [{ type: 'number' }, { type: 'null' }], title: 'Limit' } }),
    value: { limit: null },
    refused: { limit: 'none' },
  },
  {
    title: 'A day, and a point in time',
    text: 'A `date` has no zone. A `date-time` is entered in the reader’s zone, and kept as ISO 8601 in UTC, or as ms UTC in a number.',
    schema: object({
      since: { type: 'string', format: 'date', title: 'Since' },
      until: { type: 'integer', title: 'Until' },
    }),
    uiSchema: { until: { 'ui:widget': 'date-time' } },
    value: { since: '2026-05-17', until: 1_779_000_000_000 },
    refused: { since: 'yesterday' },
  },
  {
    title: 'A span of time, and a schedule',
    text: '`duration` is a slider of minutes, written out; `schedule` five fields of cron with the next times.',
    schema: object({
      averaging: { type: 'integer', minimum: 1, maximum: 1440, title: 'Averaging' },
      report: { type: 'string', title: 'Report' },
    }),
    uiSchema: { averaging: { 'ui:widget': 'duration' }, report: { 'ui:widget': 'schedule' } },
    value: { averaging: 60, report: '0 7 * * 1' },
    refused: { averaging: 0 },
  },
  {
    title: 'A device and its data points',
    text: 'Pickers search by name and serial. `data-point-picker` offers what the devices in `node_id` measure; `kinds` filters it.',
    schema: object(
      {
        node_id: { type: 'string', minLength: 1, title: 'Device' },
        direction: { type: 'string', title: 'Wind direction' },
      },
      { required: ['node_id'] },
    ),
    uiSchema: {
      node_id: { 'ui:field': 'node-picker' },
      direction: { 'ui:field': 'data-point-picker', 'ui:options': { kinds: ['direction'] } },
    },
    value: { node_id: '1C00A3F7:0', direction: '1C00A3F7.0.0.0/150:2' },
    refused: {},
  },
  {
    title: 'Several devices and a parameter of theirs',
    text: 'A list takes several. `nodesField` names the field with the devices where it is not `node_id`.',
    schema: object({
      stations: {
        type: 'array',
        items: { type: 'string' },
        minItems: 1,
        maxItems: 20,
        title: 'Stations',
      },
      parameter: { type: 'string', title: 'Parameter' },
    }),
    uiSchema: {
      stations: { 'ui:field': 'node-picker' },
      parameter: {
        'ui:field': 'parameter-picker',
        'ui:options': { nodesField: 'stations', kinds: ['scalar'] },
      },
    },
    value: { stations: ['1C00A3F7:0'], parameter: '132:5' },
    refused: { stations: [] },
  },
  {
    title: 'A sensor of a device',
    text: '`sensor-picker` offers the sensors of the device in `node_id`, by their connection.',
    schema: object({
      node_id: { type: 'string', title: 'Device' },
      sensor: { type: 'string', title: 'Sensor' },
    }),
    uiSchema: {
      node_id: { 'ui:field': 'node-picker' },
      sensor: { 'ui:field': 'sensor-picker' },
    },
    value: { node_id: '1C00A3F7:0', sensor: '1C00A3F7.1.1.0' },
  },
  {
    title: 'The coefficients of a polynomial',
    text: '`polynomial` writes a list of numbers as a formula, for calibrations.',
    schema: object({
      calibration: { type: 'array', items: { type: 'number' }, maxItems: 6, title: 'Calibration' },
    }),
    uiSchema: { calibration: { 'ui:field': 'polynomial' } },
    value: { calibration: [0, 1] },
    refused: { calibration: ['x'] },
  },
  {
    title: 'The hours of a week',
    text: '`week` paints a power and a mode for each hour, by the clock of the device where it is one’s form.',
    schema: object({
      hours: {
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
      },
    }),
    uiSchema: { hours: { 'ui:field': 'week' } },
    messages: { 'config.hours.mode.manual': 'Manual', 'config.hours.mode.auto': 'Automatic' },
    value: { hours: { 1: { 8: [75, 'auto'], 9: [100, 'manual'] } } },
    refused: { hours: { 1: { 8: [80, 'auto'] } } },
  },
  {
    title: 'A small file',
    text: '`file` keeps a data URL; `accept` names what may be chosen.',
    schema: object({ logo: { type: 'string', maxLength: 50_000, title: 'Logo' } }),
    uiSchema: { logo: { 'ui:widget': 'file', 'ui:options': { accept: 'image/png' } } },
    value: { logo: 'data:image/png;base64,iVBORw0KGgo=' },
  },
  {
    title: 'A field that nobody sees',
    text: '`hidden` keeps a value, such as the version of a choice, and draws nothing.',
    schema: object({ shape: { type: 'integer', default: 1 } }),
    uiSchema: { shape: { 'ui:widget': 'hidden' } },
    value: { shape: 1 },
  },
]
