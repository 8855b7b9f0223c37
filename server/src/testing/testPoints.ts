import type { Store } from '../storage/store/store.ts'
import { seedDataPoint, seedNode, seedOrganization, type SeededDataPoint } from './seed.ts'

let stations = 0

export interface WindStation {
  speed: SeededDataPoint
  direction: SeededDataPoint
  level: SeededDataPoint
  nodeId: string
}

/** A separate device with a scalar, a direction and a level, reporting every minute by default. */
export async function seedWindStation(store: Store, intervalMs = 60_000): Promise<WindStation> {
  stations += 1
  const organization = await seedOrganization({ store }, `org_wind_${stations}`)
  const serial = `1C${String(stations).padStart(6, '0')}`
  const node = await seedNode({ store }, { serial, organization, intervalMs })
  const speed = await seedDataPoint({ store }, node, { path: '150:1', name: 'Wind speed' })
  const direction = await seedDataPoint({ store }, node, { path: '150:2', kind: 'direction' })
  const level = await seedDataPoint({ store }, node, { path: '160:1', kind: 'level' })
  return { speed, direction, level, nodeId: node.nodeId }
}
