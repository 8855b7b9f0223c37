import { describe, expect, it } from 'vitest'
import { createQueries } from './queries.ts'
import { fakeServer } from './testsupport/fakeServer.ts'
import { handClock } from './testsupport/handClock.ts'

const queries = createQueries(fakeServer(handClock()).api)

describe('a query', () => {
  it('uses one key for all organizations, however they are named', () => {
    expect(queries.dashboards('all').queryKey).toEqual(queries.dashboards(null).queryKey)
    expect(queries.dashboards('org_city').queryKey).not.toEqual(queries.dashboards(null).queryKey)
  })

  it.each([
    ['organizations', queries.organizations(), 300_000],
    ['profiles', queries.profiles(), 300_000],
    ['one profile', queries.profile('us-aqi'), 300_000],
    ['dashboards', queries.dashboards(null), 60_000],
    ['alerts', queries.alerts(null), 60_000],
    ['invitations', queries.pendingInvitations(null), 60_000],
    ['installed plugins', queries.installedPlugins('org_city'), 60_000],
  ])('the query for %s stays fresh as specified', (_, { staleTime }, expected) => {
    expect(staleTime).toBe(expected)
  })

  it('refreshes installed plugins when the window gets the focus', () => {
    expect(queries.installedPlugins('org_city').refetchOnWindowFocus).toBe(true)
    expect(queries.dashboards('org_city').refetchOnWindowFocus).toBeUndefined()
  })
})
