import { describe, expect, it } from 'vitest'
import { columnLayout, type ColumnPlan } from './columnLayout.ts'

const categories = [
  { id: 'online', label: 'Online', color: '#1b7f4b' },
  { id: 'offline', label: 'Offline', color: '#5c6b75' },
]
const hours = Array.from({ length: 24 }, (_, hour) => ({
  id: String(hour),
  label: `${hour}:00`,
  values: { online: 30, offline: 10 },
}))

const write = (value: number): string => value.toLocaleString('en-US')
const everyThird = new Map(
  hours.filter((_, hour) => (hour + 1) % 3 === 0).map(({ id, label }) => [id, label]),
)
const layoutOf = (changes: Partial<ColumnPlan> = {}) =>
  columnLayout({
    columns: hours,
    categories,
    width: 512,
    height: 230,
    marks: everyThird,
    write,
    ...changes,
  })

describe('columns in a box', () => {
  const layout = layoutOf()

  it('stacks columns without holes up to their total', () => {
    const [low, high] = layout.columns[0]?.parts ?? []
    expect(low?.y).toBeCloseTo((high?.y ?? 0) + (high?.height ?? 0))
    expect((low?.height ?? 0) / (high?.height ?? 1)).toBeCloseTo(3)
    expect(high?.y).toBeCloseTo(layout.ticks.at(-1)?.y ?? -1)
  })

  it('keeps every column inside the box', () => {
    const last = layout.columns.at(-1)
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(512)
  })

  it('marks the columns that the caller chose, each mark in the middle of its column', () => {
    expect(layout.marks.map(({ words }) => words)).toEqual([
      '2:00',
      '5:00',
      '8:00',
      '11:00',
      '14:00',
      '17:00',
      '20:00',
      '23:00',
    ])
    const [mark] = layout.marks
    const column = layout.columns[2]
    expect(mark?.x).toBeCloseTo((column?.x ?? 0) + (column?.width ?? 0) / 2)
  })

  it('marks fewer columns where there is less room', () => {
    const { length } = layoutOf({ width: 200 }).marks
    expect(length).toBeGreaterThan(1)
    expect(length).toBeLessThan(8)
  })

  it('leaves room for labels of five digits beside the columns', () => {
    const many = layoutOf({
      columns: hours.map((hour) => ({ ...hour, values: { online: 52_000 } })),
    })
    expect(many.ticks.at(-1)?.words).toBe('60,000')
    expect(many.left).toBeGreaterThan(layout.left)
    expect(many.left).toBeGreaterThanOrEqual(44)
  })

  it.each([
    [0.25, 0.25],
    [1, 1],
    [0, 2 / (layout.columns[0]?.width ?? 0)],
    [7, 1],
  ])(
    'a column of an unfinished hour is as wide as the share %d that has passed',
    (share, expected) => {
      const whole = layout.columns[0]?.width ?? 0
      const column = layoutOf({ columns: hours.map((hour) => ({ ...hour, share })) }).columns[0]
      expect((column?.width ?? 0) / whole).toBeCloseTo(expected)
      expect(column?.isGrowing).toBe(share < 1)
    },
  )

  it('lays out no columns and no marks without data', () => {
    const empty = layoutOf({ columns: [] })
    expect(empty.columns).toEqual([])
    expect(empty.marks).toEqual([])
    expect(empty.ticks.map(({ value }) => value)).toEqual([0, 1])
  })
})
