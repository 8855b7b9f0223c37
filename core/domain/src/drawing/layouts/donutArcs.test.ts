import { describe, expect, it } from 'vitest'
import { donutArcs } from './donutArcs.ts'

const slice = (id: string, value: number) => ({ id, label: id, value, color: '#000000' })

describe('the arcs of a donut', () => {
  it('divides the circle by value', () => {
    const arcs = donutArcs([slice('online', 30), slice('offline', 10)], 50)
    expect(arcs.map(({ share }) => share)).toEqual([0.75, 0.25])
    expect(arcs[0]?.path).toMatch(/^M50.00 0.00A50 50 0 1 1 0.00 50.00/)
  })

  it('leaves out slices of zero', () => {
    expect(donutArcs([slice('a', 0), slice('b', 1)], 50).map((arc) => arc.slice.id)).toEqual(['b'])
    expect(donutArcs([slice('a', 0)], 50)).toEqual([])
  })

  it('draws a full circle as two halves with a hole of 65 %', () => {
    const [whole] = donutArcs([slice('a', 7)], 100)
    expect(whole?.path.match(/M/g)).toHaveLength(2)
    expect(whole?.path).toContain('A65 65')
  })
})
