import { describe, expect, it } from 'vitest'
import { createContextBudget } from './contextBudget.ts'

/** Number of maps on a page that may have two contexts. */
function page(count: number) {
  const budget = createContextBudget(2)
  const maps = Array.from({ length: count }, () => budget.claim(() => undefined))
  return { maps, granted: () => maps.flatMap((map, at) => (map.isGranted() ? at : [])) }
}

describe('the WebGL contexts of a page', () => {
  it('gives a map its context when it is first in sight', () => {
    const { maps, granted } = page(2)
    expect(granted()).toEqual([])
    maps[1]?.setInSight(true)
    expect(granted()).toEqual([1])
  })

  it('keeps the context of a map out of sight while there are enough', () => {
    const { maps, granted } = page(2)
    maps[0]?.setInSight(true)
    maps[0]?.setInSight(false)
    maps[1]?.setInSight(true)
    expect(granted()).toEqual([0, 1])
  })

  it('takes the context of the map that was seen longest ago', () => {
    const { maps, granted } = page(3)
    for (const map of maps) {
      map.setInSight(true)
      map.setInSight(false)
    }
    expect(granted()).toEqual([1, 2])
    maps[0]?.setInSight(true)
    expect(granted()).toEqual([0, 2])
  })

  it('never refuses a context to a map in sight', () => {
    const { maps, granted } = page(4)
    for (const map of maps) map.setInSight(true)
    expect(granted()).toEqual([0, 1, 2, 3])
  })

  it('frees a context when its map is removed', () => {
    const budget = createContextBudget(1)
    const reported: string[] = []
    const first = budget.claim(() => reported.push('first'))
    const second = budget.claim(() => reported.push('second'))
    first.setInSight(true)
    first.setInSight(false)
    second.setInSight(true)
    second.setInSight(false)
    expect(reported).toEqual(['first', 'first', 'second'])
    second.leave()
    expect(first.isGranted()).toBe(true)
  })
})
