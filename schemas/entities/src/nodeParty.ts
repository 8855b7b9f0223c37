import { Type, type Static } from 'typebox'
import { Id, Words } from './common.ts'

/** The role of an organization for a device, in the order of an answer. */
const NODE_PARTIES = ['owner', 'payer', 'lessee', 'shared'] as const
export const NodePartyRole = Words(NODE_PARTIES)
export type NodePartyRole = Static<typeof NodePartyRole>

/** An organization with a role for a device. */
const NodeParty = Type.Object({
  organization_id: Id,
  role: NodePartyRole,
  name: Type.Union([Type.String(), Type.Null()], {
    description:
      'null: the caller neither belongs to it nor manages devices of the owner, so they do not see it',
  }),
})
type NodeParty = Static<typeof NodeParty>

/** The organizations with a role for a device, as far as the caller may see them. */
export const NodeParties = Type.Object({ data: Type.Array(NodeParty) })
export type NodeParties = Static<typeof NodeParties>
