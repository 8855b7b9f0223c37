import { node, randomFrom, TEST_NOW_MS } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { readDevice } from '../devices/mapDevice.ts'
import type { Bounds } from '@airshed/map'
import { createClusterIndex, type ClusterMark, type Mark } from './clusters.ts'

const WORLD: Bounds = [-180, -85, 180, 85]
const at = (id: string, lat: number, lng: number, status: 'activated' | 'error' = 'activated') =>
  readDevice(node(`${id}:0`, { location: [lat, lng], status }), undefined, TEST_NOW_MS).device
const clusters = (marks: readonly Mark[]): ClusterMark[] =>
  marks.filter((mark) => mark.kind === 'cluster')

const paris = [at('P1', 48.85, 2.35), at('P2', 48.86, 2.36, 'error'), at('P3', 48.87, 2.34)]
const quito = at('Q1', -0.18, -78.47)

describe('devices on the map', () => {
  it('merges devices near each other into a cluster with counts of states', () => {
    const marks = createClusterIndex([...paris, quito]).marks(WORLD, 3)
    expect(marks).toHaveLength(2)
    const [cluster] = clusters(marks)
    expect(cluster).toMatchObject({ count: 3, worst: 'error' })
    expect(cluster?.counts).toMatchObject({ online: 2, error: 1, offline: 0 })
    expect(marks.find(({ kind }) => kind === 'pin')).toMatchObject({ device: { id: 'Q1:0' } })
  })

  it('splits a cluster at the zoom that it states', () => {
    const index = createClusterIndex(paris)
    const [cluster] = clusters(index.marks(WORLD, 3))
    const zoom = index.expansionZoom(cluster?.clusterId ?? -1)
    expect(index.marks(WORLD, zoom - 1)).toHaveLength(1)
    expect(index.marks(WORLD, zoom).length).toBeGreaterThan(1)
  })

  it('separates devices in one place beyond the last zoom', () => {
    const same = ['A', 'B', 'C'].map((id) => at(id, 48.85, 2.35))
    const index = createClusterIndex(same)
    expect(clusters(index.marks(WORLD, 17))).toEqual([])
    const places = same.map(({ id }) => String(index.positionOf(id)))
    expect(new Set(places).size).toBe(3)
  })

  it('leaves out devices without a location', () => {
    const lost = readDevice(node('L1:0', { location: null }), undefined, TEST_NOW_MS).device
    const index = createClusterIndex([lost])
    expect(index.marks(WORLD, 3)).toEqual([])
    expect(index.positionOf('L1:0')).toBeUndefined()
  })

  it.each([0, 2, 5, 9, 13, 17])('counts each of ten thousand devices once at zoom %d', (zoom) => {
    const random = randomFrom('fleet')
    const fleet = Array.from({ length: 10_000 }, (_, id) =>
      at(
        `N${id}`,
        random() * 120 - 60,
        random() * 359 - 179.5,
        random() < 0.1 ? 'error' : undefined,
      ),
    )
    const marks = createClusterIndex(fleet).marks(WORLD, zoom)
    const total = marks.reduce((sum, mark) => sum + (mark.kind === 'pin' ? 1 : mark.count), 0)
    expect(total).toBe(10_000)
    for (const { count, counts } of clusters(marks)) {
      expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(count)
    }
  })
})
