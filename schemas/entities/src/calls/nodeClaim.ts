import { NodeClaim, NodeClaimed } from '../nodeClaim.ts'
import { defineCall } from './call.ts'

export const claimNodes = defineCall({
  method: 'POST',
  path: '/nodes/claim',
  entity: 'nodes',
  summary: 'Give devices that nobody owns, and that have reported here, to an organization',
  body: NodeClaim,
  answer: NodeClaimed,
  tokens: 'all_devices',
  access: { in: 'body', permission: 'manage_devices' },
  isSecret: true,
  limit: { perMinute: 30, by: 'caller' },
  audit: 'node.claimed',
  changes: ['nodes'],
})
