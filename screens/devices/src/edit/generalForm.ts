import { Type, type Static } from '@airshed/kit/define'
import { TAGS_TEXT } from '../tags/tagsText.ts'

/**
 * Fields that every device has: its name and description for people, the tags by which they find it, and the zone of its
 * clock.
 */
export const schema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', title: 'Name' }),
    description: Type.Optional(Type.String({ maxLength: 2000, title: 'Description' })),
    tags: Type.Optional(Type.String({ ...TAGS_TEXT, title: 'Tags' })),
    timezone: Type.String({ minLength: 1, maxLength: 64, title: 'Time zone' }),
  },
  { additionalProperties: false },
)
/** The time zone is an IANA zone, or that of the device. */
export type GeneralForm = Static<typeof schema> & {
  /** Reporting interval in ms, as the choice of a select. */
  interval?: string
}

export const uiSchema = {
  description: { 'ui:widget': 'textarea', 'ui:options': { rows: 3 } },
  timezone: { 'ui:field': 'lookup', 'ui:options': { minLength: 0 } },
}
