import type { World } from '../testsupport/world.ts'

/** What a call is aimed at: things of the callers' organization, or of one that is none of theirs. */
export interface Target {
  world: World
  organization: 'city' | 'harbour'
  device: World['city']
}
