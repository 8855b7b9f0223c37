import { fake, type FakeAnswer } from '@airshed/data/testing'
import type { ProfileDefaults } from '@airshed/schemas'
import { getProfileDefaults, setProfileDefaults } from '@airshed/schemas/calls'

export interface FakeProfileOptions {
  /** The profiles that the organization chose. Default none. */
  profileDefaults?: Partial<Pick<ProfileDefaults, 'indoor' | 'outdoor'>>
}

/** The profiles that an organization chooses. */
export function fakeProfiles({ profileDefaults }: FakeProfileOptions): FakeAnswer[] {
  let chosen = { indoor: null, outdoor: null, ...profileDefaults }
  return [
    fake(getProfileDefaults, ({ query: { organization_id } }) => ({ organization_id, ...chosen })),
    fake(setProfileDefaults, ({ body }) => {
      chosen = body
      return body
    }),
  ]
}
