import { Type } from '@airshed/kit/define'
import { schema as auto, uiSchema as hints } from './autoForm.ts'

/** The same for a device whose location is set by hand. */
export const schema = Type.Object(
  {
    ...auto.properties,
    latitude: Type.Number({ minimum: -90, maximum: 90, title: 'Latitude', unit: '°' }),
    longitude: Type.Number({ minimum: -180, maximum: 180, title: 'Longitude', unit: '°' }),
    location_description: Type.Optional(
      Type.String({ maxLength: 200, title: 'Location description' }),
    ),
  },
  { additionalProperties: false },
)

export const uiSchema = { ...hints }
