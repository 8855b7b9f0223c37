import { Type } from '@airshed/kit/define'
import { schema as auto, uiSchema as hints } from './autoForm.ts'

/** The same for a device that somebody places. */
export const schema = Type.Object(
  {
    ...auto.properties,
    latitude: Type.Number({ minimum: -90, maximum: 90, title: 'Latitude', unit: '°' }),
    longitude: Type.Number({ minimum: -180, maximum: 180, title: 'Longitude', unit: '°' }),
    location_description: Type.Optional(
      Type.String({ maxLength: 200, title: 'Description of the place' }),
    ),
  },
  { additionalProperties: false },
)

export const uiSchema = { ...hints }
