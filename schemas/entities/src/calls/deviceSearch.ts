/** What searches of devices and their data have in common: the question is too long for an address. */
export const deviceSearch = {
  method: 'POST',
  reads: true,
  tokens: 'any',
  access: { list: 'held_nodes', permission: 'read_devices' },
} as const
