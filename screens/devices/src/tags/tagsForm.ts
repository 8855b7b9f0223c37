import { Type, type Static } from '@airshed/kit/define'
import { TAGS_TEXT } from './tagsText.ts'

/** Tags that devices get, and those that they lose, each between commas. */
export const schema = Type.Object(
  {
    add: Type.Optional(Type.String({ ...TAGS_TEXT, title: 'Add' })),
    remove: Type.Optional(Type.String({ ...TAGS_TEXT, title: 'Remove' })),
  },
  { additionalProperties: false },
)
export type TagsForm = Static<typeof schema>
