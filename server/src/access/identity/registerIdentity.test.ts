import { DAY_MS } from '@airshed/domain'
import { expect, it, onTestFinished } from 'vitest'
import { makeLinkSecret } from '../../people/members/secretLink.ts'
import { eventually } from '../../testing/eventually.ts'
import { createTestServer, TEST_NOW_MS } from '../../testing/testServer.ts'

it.each([
  ['the embedded provider', {}],
  ['an external issuer', { OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'airshed' }],
])('forgets a wrong link after a day with %s', async (_, env) => {
  const time = { now: TEST_NOW_MS }
  const { context, inject, close } = await createTestServer({ env, clock: () => time.now })
  onTestFinished(close)
  const counted = () => context.store.db.selectFrom('sign_in_attempts').selectAll().execute()
  expect((await inject(`/invitation/${makeLinkSecret()}`)).statusCode).toBe(404)
  expect(await counted()).toHaveLength(1)
  time.now += DAY_MS + 1
  context.jobs.start()
  await eventually(async () => expect(await counted()).toEqual([]))
})
