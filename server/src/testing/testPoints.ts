import type { Store } from '../store/store.ts'
import { seedDataPoint, seedNode, seedOrganization, type SeededDataPoint } from './seed.ts'

/** An organization with one device that has a scalar and a direction, reporting every minute. */
export async function seedWindStation(
  store: Store,
  intervalMs = 60_000,
): Promise<{ speed: SeededDataPoint; direction: SeededDataPoint; nodeId: string }> {
  const organization = await seedOrganization({ store }, 'org_test')
  const node = await seedNode({ store }, { serial: '1C00A3F7', organization, intervalMs })
  const speed = await seedDataPoint({ store }, node, { path: '150:1', name: 'Wind speed' })
  const direction = await seedDataPoint({ store }, node, { path: '150:2', kind: 'direction' })
  return { speed, direction, nodeId: node.nodeId }
}
