import type { Node, Session } from '@airshed/kit'

/** Whether a user administers a device: they manage devices, and administer those of its owner. */
export const administers = (
  can: Session['can'],
  { organization_id: owner }: Pick<Node, 'organization_id'>,
): boolean => owner !== null && can('manage_devices') && can('admin_devices', owner)
