import { fake, type FakeAnswer } from '@airshed/data/testing'
import type { Organization } from '@airshed/schemas'
import { createOrganization, listOrganizations } from '@airshed/schemas/calls'
import { organization } from '../builders/session.ts'
import { fakeList } from './list.ts'

export interface FakeOrganizationOptions {
  /** Of the user. Default one. A session that is to know what it creates has `org_new` among them. */
  organizations?: readonly Organization[]
  /** Whether users without an organization may create one. Default false. */
  hasFirstOrganization?: boolean
}

/** Organizations; each new one has the id `org_new`. */
export const fakeOrganizations = (options: FakeOrganizationOptions): FakeAnswer[] => [
  fake(listOrganizations, () => fakeList(options.organizations ?? [organization()])),
  fake(createOrganization, ({ body }) => ({
    ...organization('org_new', { name: body.name, is_simulated: false }),
    ingest_key: body.ingest_key === true ? 'ak_fake-key-of-the-new-organization' : null,
  })),
]
