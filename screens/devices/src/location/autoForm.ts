import { Type, type Static } from '@airshed/kit/define'

/** A device that reports its own location. */
export const schema = Type.Object(
  {
    location_type: Type.Enum(['auto', 'manual'], {
      type: 'string',
      title: 'Location source',
    }),
  },
  { additionalProperties: false },
)
export type LocationForm = Static<typeof schema> & {
  /** Degrees north. */
  latitude?: number
  /** Degrees east. */
  longitude?: number
  location_description?: string
}

export const uiSchema = { location_type: { 'ui:widget': 'select' } }
