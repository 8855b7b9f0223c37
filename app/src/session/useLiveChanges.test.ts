import { queryKeyOf } from '@airshed/data'
import { listNodes, searchNodes } from '@airshed/schemas/calls'
import { createFakeStream } from '@airshed/testing'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { followChanges } from './useLiveChanges.ts'

const OWN = '0123456789abcdef'

/** A page that shows dashboards and alerts, and the other end of its live channel. */
function openPage() {
  const live = createFakeStream()
  const queryClient = new QueryClient()
  queryClient.setQueryData(['dashboards', 'list'], [])
  queryClient.setQueryData(['alerts', 'list'], [])
  const timers: (() => void)[] = []
  const stop = followChanges(
    { api: { isOwnRequest: (id) => id === OWN }, live, queryClient },
    (task) => {
      timers.push(task)
      return () => void timers.splice(timers.indexOf(task), 1)
    },
    () => 0.5,
  )
  const outdated = () => {
    for (const task of timers.splice(0)) task()
    return queryClient
      .getQueryCache()
      .findAll({ predicate: (query) => query.state.isInvalidated })
      .map(({ queryKey }) => queryKey[0])
  }
  return { live, queryClient, stop, timers, outdated }
}

const change = {
  kind: 'changed' as const,
  entity: 'dashboards',
  id: 'd1',
  by: 'Ana Ruiz',
  byId: 'ana',
  requestId: 'somebody-elses',
}

it('a change by somebody else invalidates its entity, and nothing else', () => {
  const page = openPage()
  page.live.change(change)
  expect(page.outdated()).toEqual(['dashboards'])
})

it('a change of organizations also invalidates the user’s rights', () => {
  const page = openPage()
  page.queryClient.setQueryData(['organizations', 'list'], [])
  page.queryClient.setQueryData(['users', 'me'], {})
  page.live.change({ ...change, entity: 'organizations' })
  expect(page.outdated().toSorted()).toEqual(['organizations', 'users'])
})

it.each(['alerts', 'notification_channels'])(
  'a change of %s invalidates both channels and alerts',
  (entity) => {
    const page = openPage()
    page.queryClient.setQueryData(['notification_channels', 'list'], [])
    page.live.change({ ...change, entity })
    expect(page.outdated().toSorted()).toEqual(['alerts', 'notification_channels'])
  },
)

it('the end of a partnership invalidates devices, their alerts and their data', () => {
  const page = openPage()
  for (const entity of ['partnerships', 'nodes', 'data_points', 'tokens']) {
    page.queryClient.setQueryData([entity, 'list'], [])
  }
  page.live.change({ ...change, entity: 'partnerships' })
  expect(page.outdated().toSorted()).toEqual(['alerts', 'data_points', 'nodes', 'partnerships'])
})

it('a silent device invalidates lists of devices, not those of widgets', () => {
  const page = openPage()
  page.queryClient.setQueryData([...queryKeyOf(listNodes), { status: ['online'] }], [])
  page.queryClient.setQueryData(queryKeyOf(searchNodes), [])
  page.live.change({ kind: 'status', organizationIds: ['city'] })
  expect(page.outdated()).toEqual(['nodes'])
})

it('several changes of one entity cause one refetch', () => {
  const page = openPage()
  for (const id of ['d1', 'd2', 'd3']) page.live.change({ ...change, id })
  expect(page.timers).toHaveLength(1)
})

it('a change made by this page invalidates nothing', () => {
  const page = openPage()
  page.live.change({ ...change, requestId: OWN })
  expect(page.outdated()).toEqual([])
})

it('a lost connection invalidates everything', () => {
  const page = openPage()
  page.live.change({ kind: 'missed' })
  expect(page.outdated().toSorted()).toEqual(['alerts', 'dashboards'])
})

it('a page that was left refetches nothing', () => {
  const page = openPage()
  page.live.change(change)
  page.stop()
  page.live.change(change)
  expect(page.outdated()).toEqual([])
})
