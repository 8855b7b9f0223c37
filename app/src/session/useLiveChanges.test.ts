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

it('what somebody else changed is out of date, and nothing else', () => {
  const page = openPage()
  page.live.change(change)
  expect(page.outdated()).toEqual(['dashboards'])
})

it('whose organizations changed is somebody with other rights: both are out of date', () => {
  const page = openPage()
  page.queryClient.setQueryData(['organizations', 'list'], [])
  page.queryClient.setQueryData(['users', 'me'], {})
  page.live.change({ ...change, entity: 'organizations' })
  expect(page.outdated().toSorted()).toEqual(['organizations', 'users'])
})

it.each(['alerts', 'notification_channels'])(
  'channels count their alerts, and alerts name their channels: a change of %s makes both out of date',
  (entity) => {
    const page = openPage()
    page.queryClient.setQueryData(['notification_channels', 'list'], [])
    page.live.change({ ...change, entity })
    expect(page.outdated().toSorted()).toEqual(['alerts', 'notification_channels'])
  },
)

it('a partnership that ends takes devices along: those, their alerts and their data are out of date', () => {
  const page = openPage()
  for (const entity of ['partnerships', 'nodes', 'data_points', 'tokens']) {
    page.queryClient.setQueryData([entity, 'list'], [])
  }
  page.live.change({ ...change, entity: 'partnerships' })
  expect(page.outdated().toSorted()).toEqual(['alerts', 'data_points', 'nodes', 'partnerships'])
})

it('a device that falls silent makes lists of devices out of date, not those of its widgets', () => {
  const page = openPage()
  page.queryClient.setQueryData([...queryKeyOf(listNodes), { status: ['online'] }], [])
  page.queryClient.setQueryData(queryKeyOf(searchNodes), [])
  page.live.change({ kind: 'status', organizationIds: ['city'] })
  expect(page.outdated()).toEqual(['nodes'])
})

it('several changes of one entity are one reason to ask', () => {
  const page = openPage()
  for (const id of ['d1', 'd2', 'd3']) page.live.change({ ...change, id })
  expect(page.timers).toHaveLength(1)
})

it('a change that this page made itself is no news', () => {
  const page = openPage()
  page.live.change({ ...change, requestId: OWN })
  expect(page.outdated()).toEqual([])
})

it('after a loss of the connection everything may be out of date', () => {
  const page = openPage()
  page.live.change({ kind: 'missed' })
  expect(page.outdated().toSorted()).toEqual(['alerts', 'dashboards'])
})

it('a page that was left asks nothing', () => {
  const page = openPage()
  page.live.change(change)
  page.stop()
  page.live.change(change)
  expect(page.outdated()).toEqual([])
})
