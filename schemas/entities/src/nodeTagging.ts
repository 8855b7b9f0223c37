import { Type, type Static } from 'typebox'
import { NodeSelection } from './nodeChange.ts'
import { NODE_TAGS_MAX, NodeTag } from './nodeTag.ts'

/** Maximum number of devices that one call tags. */
export const NODE_TAGGING_MAX = 1000

/** `PUT nodes/tags`: which devices get tags, and which lose some. */
export const NodeTagging = Type.Object(
  {
    devices: NodeSelection,
    add: Type.Optional(Type.Array(NodeTag, { minItems: 1, maxItems: NODE_TAGS_MAX })),
    remove: Type.Optional(Type.Array(NodeTag, { minItems: 1, maxItems: NODE_TAGS_MAX })),
  },
  { additionalProperties: false, minProperties: 2 },
)
export type NodeTagging = Static<typeof NodeTagging>

/** How many devices were tagged. */
export const NodeTagged = Type.Object({
  changed: Type.Integer({ minimum: 0 }),
  unchanged: Type.Integer({ minimum: 0, description: 'They already had those tags' }),
  refused: Type.Integer({
    minimum: 0,
    description: `Unknown, not for the caller to configure, or with more than ${NODE_TAGS_MAX} tags then`,
  }),
})
export type NodeTagged = Static<typeof NodeTagged>
