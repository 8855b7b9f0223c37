import type { Node } from '@airshed/kit'

/** Whether a device waits to be set up by this reader: it was claimed, and has no name yet. */
export const isNew = ({ status, actions }: Pick<Node, 'status' | 'actions'>): boolean =>
  status === 'inventory' && actions.includes('create')
