import { describe, expect, it } from 'vitest'
import { drawLine } from './drawLine.fixture.ts'
import { reduceM4 } from './m4.ts'
import { takeAt } from './takeAt.ts'

const GAP = Number.NaN

/** One value a second; `values` repeats nothing and a fixed seed makes it. */
function noisySeries(count: number, seed: number, gapShare = 0) {
  let state = seed
  const random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  const times = Float64Array.from(
    { length: count },
    (_, i) => i * 1000 + Math.floor(random() * 900),
  )
  let level = 50
  const values = Float64Array.from({ length: count }, () => {
    level += random() * 4 - 2
    return random() < gapShare ? GAP : level + (random() < 0.01 ? 30 : 0)
  })
  return { times, values }
}

function reduced(series: { times: Float64Array; values: Float64Array }, columns: number) {
  const window = { from: series.times[0] ?? 0, to: series.times.at(-1) ?? 0, columns }
  const indices = reduceM4(series.times, series.values, window)
  const kept = { times: takeAt(series.times, indices), values: takeAt(series.values, indices) }
  return { window, indices, kept }
}

describe('M4 reduction', () => {
  it('keeps first, lowest, highest and last of each column', () => {
    const times = Float64Array.from({ length: 20 }, (_, i) => i)
    const values = Float64Array.from([5, 9, 1, 4, 6, 6, 6, 6, 6, 7, 3, 3, 8, 2, 5, 5, 5, 5, 5, 5])
    expect([...reduceM4(times, values, { from: 0, to: 20, columns: 2 })]).toEqual([
      0, 1, 2, 9, 10, 12, 13, 19,
    ])
  })

  it('keeps a series that has no more points than it would keep', () => {
    const times = Float64Array.from([0, 1, 2, 3])
    const values = Float64Array.from([1, GAP, 3, 4])
    expect([...reduceM4(times, values, { from: 0, to: 3, columns: 600 })]).toEqual([0, 1, 2, 3])
  })

  it.each([
    ['nothing', [], []],
    ['only gaps', [GAP, GAP, GAP, GAP, GAP, GAP], [5]],
    ['one value among gaps', [GAP, GAP, GAP, 7, GAP, GAP], [2, 3, 5]],
    ['two runs', [1, 2, GAP, GAP, 9, 8], [0, 1, 3, 4, 5]],
    ['one level', [4, 4, 4, 4, 4, 4], [0, 5]],
  ])('keeps the necessary points of %s in one column', (_, list, expected) => {
    const values = Float64Array.from(list)
    const times = values.map((_value, i) => i)
    expect([...reduceM4(times, values, { from: 0, to: list.length, columns: 1 })]).toEqual(expected)
  })

  it('keeps the neighbours outside the window, and nothing further off', () => {
    const times = Float64Array.from({ length: 1000 }, (_, i) => i)
    const values = times.map((time) => Math.sin(time))
    const indices = reduceM4(times, values, { from: 100.5, to: 899.5, columns: 10 })
    expect(indices[0]).toBe(100)
    expect(indices.at(-1)).toBe(900)
    expect(indices).toContain(899)
  })

  it('joins nothing across a gap of several columns', () => {
    const series = noisySeries(5000, 3)
    series.values.fill(GAP, 1000, 3000)
    const { kept } = reduced(series, 50)
    expect(kept.values.filter((value) => Number.isNaN(value))).toHaveLength(1)
    expect(kept.times[kept.values.findIndex((value) => Number.isNaN(value))]).toBe(
      series.times[2999],
    )
  })

  it.each([
    [1, 0, 200],
    [2, 0.0005, 333],
    [3, 0.002, 97],
    [4, 0.001, 640],
    [5, 0, 1],
  ])('draws the same picture: seed %i, gaps %f, %i columns', (seed, gapShare, columns) => {
    const series = noisySeries(40_000, seed, gapShare)
    const { window, indices, kept } = reduced(series, columns)
    expect(indices.length).toBeLessThan(series.times.length / 2)
    expect(drawLine(kept, window, 240)).toEqual(drawLine(series, window, 240))
  })

  it('draws peaks that taking every tenth point would lose', () => {
    const series = noisySeries(40_000, 1)
    const { window } = reduced(series, 200)
    const tenth = {
      times: series.times.filter((_, i) => i % 10 === 0),
      values: series.values.filter((_, i) => i % 10 === 0),
    }
    expect(drawLine(tenth, window, 240)).not.toEqual(drawLine(series, window, 240))
  })

  it.each([0, 0.001, 0.5])('gives ascending indices, each once; gaps %f', (gapShare) => {
    const { indices, window } = reduced(noisySeries(30_000, 7, gapShare), 100)
    for (let i = 1; i < indices.length; i += 1) {
      expect(indices[i]).toBeGreaterThan(indices[i - 1] ?? -1)
    }
    expect(indices.length).toBeLessThanOrEqual(45 * (window.columns + 2))
  })

  it('reduces a million points to what 1,000 pixels can show', () => {
    const { indices } = reduced(noisySeries(1_000_000, 9), 1000)
    expect(indices.length).toBeLessThanOrEqual(4 * 1000 + 8)
    expect(indices.length).toBeGreaterThan(3000)
  })
})
