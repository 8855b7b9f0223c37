import { Type } from 'typebox'

/** Tags that one device can have. */
export const NODE_TAGS_MAX = 20

/** Maximum number of characters of a tag. */
export const NODE_TAG_MAX = 40

/** A word by which devices are found, as somebody typed it; it is kept as `normalTag` of the domain writes it. */
export const NodeTag = Type.String({
  minLength: 1,
  maxLength: NODE_TAG_MAX,
  pattern: '^[^,]*[^,\\s][^,]*$',
  description: 'Without commas; spaces at its ends and the case of its letters do not matter',
})
