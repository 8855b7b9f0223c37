import { expect, it } from 'vitest'
import type { NodeMeasurements } from '../../storage/bus/bus.ts'
import { LiveHub } from './liveHub.ts'

const reading = (nodeId: string): NodeMeasurements => ({
  nodeId,
  dataPointId: `${nodeId}/132:5`,
  measurements: [[1, 1]],
})

function createWatcher() {
  const got: string[] = []
  return { got, add: ({ nodeId }: NodeMeasurements) => void got.push(nodeId) }
}

it('delivers a reading to those who watch its node and forgets unwatched nodes', () => {
  const hub = new LiveHub()
  const harbour = createWatcher()
  const city = createWatcher()
  hub.watch(harbour, new Set(), new Set(['quay']))
  hub.watch(city, new Set(), new Set(['quay', 'square']))

  hub.deliver([reading('quay'), reading('square'), reading('nowhere')])
  expect(harbour.got).toEqual(['quay'])
  expect(city.got).toEqual(['quay', 'square'])

  hub.watch(city, new Set(['quay', 'square']), new Set(['square']))
  hub.deliver([reading('quay')])
  expect(harbour.got).toEqual(['quay', 'quay'])
  expect(city.got).toEqual(['quay', 'square'])

  hub.watch(city, new Set(['square']), new Set())
  hub.watch(harbour, new Set(['quay']), new Set())
  expect(hub.watchedCount).toBe(0)
})
