import type { ServerContext } from '../../context.ts'
import { seedNode, seedUser } from '../seed.ts'
import type { UserId, World } from './world.ts'

/** A manager of the city and of the harbour. */
export const BOTH = 'both' as UserId

/** Administers the city’s devices, and manages those of the harbour. */
export const BILLING = 'billing' as UserId

/** Makes {@link BOTH}, {@link BILLING}, and a member of both who manages only the city's devices. */
export async function seedManagerOfBoth({ context }: Pick<World, 'context'>): Promise<void> {
  await seedUser(context, { id: BOTH, role: 'manager', organization: 'city' })
  await seedUser(context, { id: BILLING, role: 'admin', organization: 'city' })
  await context.store.db
    .insertInto('user_permissions')
    .values(
      [BOTH, BILLING].flatMap((id) =>
        (['read_devices', 'manage_devices'] as const).map((permission) => ({
          user_id: id,
          organization_id: 'harbour',
          permission,
        })),
      ),
    )
    .execute()
  await seedUser(context, { id: 'reader', role: 'manager', organization: 'city' })
  await context.store.db
    .insertInto('user_permissions')
    .values({ user_id: 'reader', organization_id: 'harbour', permission: 'read_devices' })
    .execute()
}

/** Manages devices of the city, and is a member of the harbour who manages nothing there. */
export const READER = 'reader' as UserId

/** Leases a device to an organization directly in the store; null ends the lease. */
export async function leaseTo(
  { store }: Pick<ServerContext, 'store'>,
  nodeId: string,
  leasedTo: string | null,
): Promise<void> {
  await store.db
    .updateTable('nodes')
    .set({ leased_to: leasedTo })
    .where('id', '=', nodeId)
    .execute()
}

/** Devices of the city, named by their serials. Returns their ids. */
export async function seedFleet(
  { context }: Pick<World, 'context'>,
  serials: readonly string[],
): Promise<string[]> {
  const ids: string[] = []
  for (const serial of serials) {
    ids.push((await seedNode(context, { serial, organization: 'city' })).nodeId)
  }
  return ids
}
