import type { Node } from '@airshed/kit'

/**
 * Whether a device waits to be set up by this reader: it is in the inventory, or has no name yet. The name counts
 * because devices can be activated together with others, which asks for none.
 */
export const isNew = ({
  status,
  name,
  actions,
}: Pick<Node, 'status' | 'name' | 'actions'>): boolean =>
  (status === 'inventory' || name === '') && actions.includes('create')
