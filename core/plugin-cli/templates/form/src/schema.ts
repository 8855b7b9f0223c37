import { Type, type Static } from '@airshed/kit/define'

/** Measuring range → its upper end, µg/m³. */
export const RANGE_END_UG_M3 = { low: 100, high: 1000 } as const

/** In the low range, an alert cannot exceed the end of the range. */
const withinRange: Record<'if' | 'then', object> = {
  if: { properties: { range: { const: 'low' } }, required: ['range'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { properties: { alert: { maximum: RANGE_END_UG_M3.low } } },
}

/** Settings of the sensor by their wire names: their types, form and validation come from here. */
export const schema = Type.Object(
  {
    enabled: Type.Boolean({ default: true, title: 'Enabled', description: 'Readings are taken' }),
    range: Type.Enum(['low', 'high'], {
      type: 'string',
      default: 'high',
      title: 'Measuring range',
    }),
    averaging: Type.Integer({
      minimum: 1,
      maximum: 3600,
      default: 60,
      title: 'Averaging period',
      unit: 's',
    }),
    alert: Type.Number({
      minimum: 0,
      maximum: RANGE_END_UG_M3.high,
      default: 50,
      title: 'Alert from',
      description: 'Mean of the averaging period above which the sensor raises its alert',
      unit: 'µg/m³',
    }),
  },
  { additionalProperties: false, ...withinRange },
)
export type NewPluginSettings = Static<typeof schema>
