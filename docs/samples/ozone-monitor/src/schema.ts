import { Type, type Static } from '@airshed/kit/define'

/** The lamp is heated to this where nobody says otherwise. */
export const USUAL_LAMP_CELSIUS = 52

/** A heated lamp has a temperature, and no other one has. */
const heatedOnly: Record<'if' | 'then' | 'else', object> = {
  if: { properties: { lamp_heater: { const: true } }, required: ['lamp_heater'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { required: ['lamp_temperature'] },
  else: { properties: { lamp_temperature: false } },
}

/** Settings of a UV photometer for ozone, by their wire names; flags are booleans here. */
export const schema = Type.Object(
  {
    enabled: Type.Optional(
      Type.Boolean({ default: true, title: 'Enabled', description: 'Readings are taken' }),
    ),
    averaging_time: Type.Integer({
      minimum: 10,
      maximum: 3600,
      multipleOf: 10,
      default: 60,
      title: 'Averaging time',
      description: 'Each reading is the mean over this time',
      unit: 's',
    }),
    flow: Type.Number({
      minimum: 0.5,
      maximum: 2.5,
      multipleOf: 0.05,
      default: 1,
      title: 'Sample flow',
      unit: 'L/min',
    }),
    zero_offset: Type.Number({
      minimum: -50,
      maximum: 50,
      multipleOf: 0.1,
      default: 0,
      title: 'Zero offset',
      description: 'Added to every reading, found with ozone-free air',
      unit: 'ppb',
    }),
    span_factor: Type.Number({
      minimum: 0.5,
      maximum: 1.5,
      multipleOf: 0.001,
      default: 1,
      title: 'Span factor',
      description: 'Every reading is multiplied by it, found with a known concentration',
    }),
    lamp_heater: Type.Boolean({
      default: false,
      title: 'Lamp heater',
      description: 'Keeps the ultraviolet lamp steady where the instrument is in the cold',
    }),
    lamp_temperature: Type.Optional(
      Type.Integer({
        minimum: 40,
        maximum: 65,
        default: USUAL_LAMP_CELSIUS,
        title: 'Lamp temperature',
        unit: '°C',
      }),
    ),
    data_logging: Type.Boolean({
      default: true,
      title: 'Data logging',
      description: 'The instrument keeps its readings until they are sent',
    }),
  },
  { additionalProperties: false, ...heatedOnly },
)
export type OzoneMonitorSettings = Static<typeof schema>
