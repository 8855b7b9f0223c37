import type { AirQuality } from '@airshed/schemas'
import { airQualityOf, type AirChanges } from './airQuality.ts'
import { profile } from './node.ts'
import type { DataOverrides } from './widgetData.ts'

/** Story data: replaces the air quality of every device, and sets the profile that grades it. */
export const airOf =
  (air: (nodeId: string, changes: AirChanges) => AirQuality): DataOverrides =>
  (_needs, { nodes }, scene, range) => {
    const found = Object.fromEntries(nodes.map(({ _id: id }) => [id, air(id, { scene, range })]))
    return {
      airQuality: found,
      nodes: nodes.map((node) => {
        const profileId = found[node.node_id]?.profile_id
        return profileId === undefined ? node : { ...node, profiles: [profile(profileId)] }
      }),
    }
  }

/** The built air quality with changes. */
export const airWith = (changes: AirChanges): DataOverrides =>
  airOf((id, given) => airQualityOf(id, { ...given, ...changes }))
