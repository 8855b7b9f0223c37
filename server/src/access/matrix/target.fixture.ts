import type { World } from '../../testing/world/world.ts'

/** What a call is aimed at: rows of the callers' organization, or of a foreign one. */
export interface Target {
  world: World
  organization: 'city' | 'harbour'
  device: World['city']
}
