import { describe, expect, it } from 'vitest'
import { rotationOf, turnMs, wallQuery } from './wallSettings.ts'

describe('a wall', () => {
  it('goes through its dashboards and begins again', () => {
    const dashboards = ['a', 'b', 'c']
    expect(rotationOf({ id: 'a', dashboards, every: 60 })).toEqual({
      nextId: 'b',
      everyMs: 60_000,
      place: 1,
      count: 3,
    })
    expect(rotationOf({ id: 'c', dashboards })).toMatchObject({ nextId: 'a', everyMs: 30_000 })
    expect(rotationOf({ id: 'not listed', dashboards })).toMatchObject({ nextId: 'a' })
  })

  it('stays where it is without others', () => {
    expect(rotationOf({ id: 'a' })).toBeNull()
    expect(rotationOf({ id: 'a', dashboards: ['a', 'a', ''] })).toBeNull()
  })

  it('is never hectic', () => {
    expect(rotationOf({ id: 'a', dashboards: ['a', 'b'], every: 0 })?.everyMs).toBe(5000)
  })

  it('shares the time of a dashboard among its screens', () => {
    const rotation = rotationOf({ id: 'a', dashboards: ['a', 'b'], every: 30 })
    expect([1, 3, 10].map((count) => turnMs(rotation, count))).toEqual([30_000, 10_000, 5000])
    expect(turnMs(null, 4)).toBe(15_000)
  })

  it('is written into the address as it is read from there', () => {
    const query = new URLSearchParams(wallQuery(['a', 'b/c'], 45_000))
    const { every, dashboards = '' } = Object.fromEntries(query)
    const params = { id: 'a', every: Number(every), dashboards: dashboards.split(',') }
    expect(rotationOf(params)).toMatchObject({ nextId: 'b/c', everyMs: 45_000 })
    expect(wallQuery(['a'], 45_000)).toBe('kiosk=')
  })

  it('shows the range that was chosen before', () => {
    expect(wallQuery(['a'], 45_000, { last: '6h', from: undefined })).toBe('kiosk=&last=6h')
  })
})
