import { Type } from 'typebox'
import { PublicCode, PublicDevice, PublicLink, PublicLinkSettings } from '../publicLink.ts'
import { defineCall } from './call.ts'
import { ById } from './params.ts'

export const getNodePublicLink = defineCall({
  method: 'GET',
  path: '/nodes/:id/public_link',
  entity: 'nodes',
  summary: 'Whether a device has a public page, its address, and what it shows',
  params: ById,
  answer: PublicLink,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
})

export const setNodePublicLink = defineCall({
  method: 'PUT',
  path: '/nodes/:id/public_link',
  entity: 'nodes',
  summary: 'Turn the public page of a device on or off, or change what it shows',
  params: ById,
  body: PublicLinkSettings,
  answer: PublicLink,
  tokens: 'any',
  access: { row: 'held_nodes', read: 'read_devices', change: 'manage_devices' },
  limit: { perMinute: 120, by: 'caller' },
  audit: 'node.public-link-changed',
  changes: ['nodes'],
})

export const getPublicDevice = defineCall({
  method: 'GET',
  path: '/public/devices/:code',
  entity: 'nodes',
  summary: 'What the public page of a device shows',
  params: Type.Object({ code: PublicCode }, { additionalProperties: false }),
  answer: PublicDevice,
  access: 'public',
  limit: { perMinute: 600, by: 'address' },
})
