import { describe, expect, it } from 'vitest'
import { columnLayout } from './columnLayout.ts'

const categories = [
  { id: 'online', label: 'Online', color: '#1b7f4b' },
  { id: 'offline', label: 'Offline', color: '#5c6b75' },
]
const hours = Array.from({ length: 24 }, (_, hour) => ({
  id: String(hour),
  label: `${hour}:00`,
  values: { online: 30, offline: 10 },
}))

describe('columns in a box', () => {
  const layout = columnLayout(hours, categories, 512, 230, 3)

  it('stack without holes up to their total', () => {
    const [low, high] = layout.columns[0]?.parts ?? []
    expect(low?.y).toBeCloseTo((high?.y ?? 0) + (high?.height ?? 0))
    expect((low?.height ?? 0) / (high?.height ?? 1)).toBeCloseTo(3)
    expect(high?.y).toBeCloseTo(layout.ticks.at(-1)?.y ?? -1)
  })

  it('lie inside the box', () => {
    const last = layout.columns.at(-1)
    expect((last?.x ?? 0) + layout.columnWidth).toBeLessThanOrEqual(512)
  })

  it('are labelled every three hours', () => {
    const labels = layout.columns.map(({ label }) => label).filter((label) => label !== undefined)
    expect(labels).toEqual(['0:00', '3:00', '6:00', '9:00', '12:00', '15:00', '18:00', '21:00'])
  })

  it('are labelled less often where there is less room', () => {
    const narrow = columnLayout(hours, categories, 260, 230, 3)
    expect(narrow.columns.filter(({ label }) => label !== undefined).length).toBeLessThan(8)
  })

  it('are none without data', () => {
    const empty = columnLayout([], categories, 100, 100, 1)
    expect(empty.columns).toEqual([])
    expect(empty.ticks.map(({ value }) => value)).toEqual([0, 1])
  })
})
