import { fake, type FakeAnswer } from '@airshed/data/testing'
import type { ProfileDefaults } from '@airshed/schemas'
import { getProfileDefaults, setNodeProfile, setProfileDefaults } from '@airshed/schemas/calls'
import { node } from '../builders/node.ts'

export interface FakeProfileOptions {
  /** The profiles that the organization chose. Default none. */
  profileDefaults?: Partial<Pick<ProfileDefaults, 'indoor' | 'outdoor'>>
}

/** Choices of profiles, for an organization and for a device. */
export function fakeProfiles({ profileDefaults }: FakeProfileOptions): FakeAnswer[] {
  let chosen = { indoor: null, outdoor: null, ...profileDefaults }
  return [
    fake(getProfileDefaults, ({ query: { organization_id } }) => ({ organization_id, ...chosen })),
    fake(setProfileDefaults, ({ body }) => {
      chosen = body
      return body
    }),
    fake(setNodeProfile, ({ params: { id }, body }) => node(id, body)),
  ]
}
