import type { Node } from '@airshed/kit'

/** Whether a device waits to be set up by this reader before it is used: it is in the inventory. */
export const isUnused = ({ status, actions }: Pick<Node, 'status' | 'actions'>): boolean =>
  status === 'inventory' && actions.includes('create')

/**
 * Whether a device is still to be set up by this reader: it is in the inventory, or has no name yet. The name counts because
 * devices can be activated together with others, or by an import, which ask for none; their readings can be seen before.
 */
export const isNew = ({
  status,
  name,
  actions,
}: Pick<Node, 'status' | 'name' | 'actions'>): boolean =>
  (status === 'inventory' || name === '') && actions.includes('create')
