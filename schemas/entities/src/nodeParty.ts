import { Type, type Static } from 'typebox'
import { Id, Words } from './common.ts'

/** What an organization is to a device, in the order of an answer. */
export const NODE_PARTIES = ['owner', 'payer', 'lessee', 'shared'] as const
export const NodePartyRole = Words(NODE_PARTIES)
export type NodePartyRole = Static<typeof NodePartyRole>

/** An organization that has a part in a device. */
export const NodeParty = Type.Object({
  organization_id: Id,
  role: NodePartyRole,
  name: Type.Union([Type.String(), Type.Null()], {
    description:
      'null: the caller neither belongs to it nor manages devices of the owner, so they are not told',
  }),
})
export type NodeParty = Static<typeof NodeParty>

/** The organizations that have a part in a device, as far as the caller may know of them. */
export const NodeParties = Type.Object({ data: Type.Array(NodeParty) })
export type NodeParties = Static<typeof NodeParties>
