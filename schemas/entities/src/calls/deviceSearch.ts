/** What searches of devices and their data have in common: the query is too long for a URL. */
export const deviceSearch = {
  method: 'POST',
  reads: true,
  tokens: 'any',
  access: { list: 'held_nodes', permission: 'read_devices' },
} as const
