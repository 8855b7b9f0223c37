import type { Store } from '../store/store.ts'
import { seedDataPoint, seedNode, seedOrganization, type SeededDataPoint } from './seed.ts'

let stations = 0

/** A device of its own with a scalar and a direction, reporting every minute by default. */
export async function seedWindStation(
  store: Store,
  intervalMs = 60_000,
): Promise<{ speed: SeededDataPoint; direction: SeededDataPoint; nodeId: string }> {
  stations += 1
  const organization = await seedOrganization({ store }, `org_wind_${stations}`)
  const serial = `1C${String(stations).padStart(6, '0')}`
  const node = await seedNode({ store }, { serial, organization, intervalMs })
  const speed = await seedDataPoint({ store }, node, { path: '150:1', name: 'Wind speed' })
  const direction = await seedDataPoint({ store }, node, { path: '150:2', kind: 'direction' })
  return { speed, direction, nodeId: node.nodeId }
}
