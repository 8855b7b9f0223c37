import { Type, type Static } from 'typebox'
import { ConfigVersion, MANIFEST_BASE } from './common.ts'

export const DeviceFormManifest = Type.Object(
  {
    kind: Type.Literal('device-form', { description: 'What kind of plugin it is' }),
    ...MANIFEST_BASE,
    type: Type.String({
      pattern: '^[A-Z][A-Za-z0-9]*Form$',
      description: 'Name by which saved settings keep it',
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
        sensors: Type.Optional(
          Type.Array(Type.String(), { minItems: 1, description: 'Drivers of sensors' }),
        ),
        families: Type.Optional(
          Type.Array(Type.String(), { minItems: 1, description: 'Families of devices' }),
        ),
      },
      {
        additionalProperties: false,
        minProperties: 1,
        description: 'Sensor drivers, or device families, for which this form is offered',
      },
    ),
    configVersion: ConfigVersion,
  },
  { additionalProperties: false },
)
export type DeviceFormManifest = Static<typeof DeviceFormManifest>
