import { Type, type Static, type TSchema } from 'typebox'
import { DEVICE_FAMILIES } from '../deviceForm/deviceFamily.ts'
import { ConfigVersion, MANIFEST_BASE } from './common.ts'

/** What a device form can configure: a whole device, or a sensor of it. */
export const FORM_SUBJECTS = ['node', 'sensor'] as const
export type FormSubject = (typeof FORM_SUBJECTS)[number]

const anyOfThese = <Item extends TSchema>(item: Item, description: string) =>
  Type.Optional(Type.Array(item, { minItems: 1, maxItems: 100, uniqueItems: true, description }))
const Name = Type.String({ minLength: 1, maxLength: 200 })

/** A whole device has no driver. */
const noDriver: Record<'if' | 'then', object> = {
  if: { properties: { subject: { const: 'node' } }, required: ['subject'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: {
    properties: {
      match: { properties: { types: {}, families: {} }, additionalProperties: false },
    },
  },
}

export const DeviceFormManifest = Type.Object(
  {
    kind: Type.Literal('device-form', { description: 'What kind of plugin it is' }),
    ...MANIFEST_BASE,
    type: Type.String({
      pattern: '^[A-Z][A-Za-z0-9]*Form$',
      description: 'Name by which saved settings keep it',
    }),
    subject: Type.Enum(FORM_SUBJECTS, {
      type: 'string',
      description: 'What it sets up: a device as a whole (`node`), or an instrument under it',
    }),
    section: Type.Enum(
      [
        'settings',
        'location',
        'wifi',
        'sensors',
        'units',
        'parameters',
        'calibrations',
        'maintenance',
      ],
      { type: 'string', description: 'Part of the settings of a device in which it stands' },
    ),
    match: Type.Object(
      {
        sensors: anyOfThese(Name, 'Drivers of sensors, such as `dust-trak`; for sensors alone'),
        types: anyOfThese(Name, 'Types of devices, such as `Thiamis-1000`'),
        families: anyOfThese(
          Type.Enum(DEVICE_FAMILIES, { type: 'string' }),
          'Families of devices, known by their types',
        ),
      },
      {
        additionalProperties: false,
        minProperties: 1,
        description: 'For which it is offered: each list that is there has to contain it',
      },
    ),
    configVersion: ConfigVersion,
  },
  { additionalProperties: false, ...noDriver },
)

type Written = Static<typeof DeviceFormManifest>

/** Manifest of the settings form of a sensor. */
export type SensorFormManifest = Omit<Written, 'subject'> & { subject: 'sensor' }

/** Manifest of a settings form of a whole device. */
export type NodeFormManifest = Omit<Written, 'subject' | 'match'> & {
  subject: 'node'
  match: Omit<Written['match'], 'sensors'> & { sensors?: never }
}

/** Manifest of a settings form, of a sensor or of a whole device. */
export type DeviceFormManifest = SensorFormManifest | NodeFormManifest
