import { describe, expect, it } from 'vitest'
import { rotationOf, turnMs, wallQuery } from './wallSettings.ts'

describe('the rotation of a wall', () => {
  it('goes through its dashboards and starts again', () => {
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

  it('stays on its dashboard without others', () => {
    expect(rotationOf({ id: 'a' })).toBeNull()
    expect(rotationOf({ id: 'a', dashboards: ['a', 'a', ''] })).toBeNull()
  })

  it('raises an interval of 0 s to 5 s', () => {
    expect(rotationOf({ id: 'a', dashboards: ['a', 'b'], every: 0 })?.everyMs).toBe(5000)
  })

  it('divides the time of a dashboard among its pages', () => {
    const rotation = rotationOf({ id: 'a', dashboards: ['a', 'b'], every: 30 })
    expect([1, 3, 10].map((count) => turnMs(rotation, count))).toEqual([30_000, 10_000, 5000])
    expect(turnMs(null, 4)).toBe(15_000)
  })

  it('reads back the settings that it writes into the address', () => {
    const query = new URLSearchParams(wallQuery(['a', 'b/c'], 45_000))
    const { every, dashboards = '' } = Object.fromEntries(query)
    const params = { id: 'a', every: Number(every), dashboards: dashboards.split(',') }
    expect(rotationOf(params)).toMatchObject({ nextId: 'b/c', everyMs: 45_000 })
    expect(wallQuery(['a'], 45_000)).toBe('kiosk=')
  })

  it('keeps the time range of the dashboard in the address of the wall', () => {
    expect(wallQuery(['a'], 45_000, { last: '6h', from: undefined })).toBe('kiosk=&last=6h')
  })
})
