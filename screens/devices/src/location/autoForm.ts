import { Type, type Static } from '@airshed/kit/define'

/** A device that says itself where it is. */
export const schema = Type.Object(
  {
    location_type: Type.Enum(['auto', 'manual'], {
      type: 'string',
      title: 'Source of the location',
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
