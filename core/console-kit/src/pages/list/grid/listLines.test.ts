import { describe, expect, it } from 'vitest'
import { listLines, type ListLine } from './listLines.ts'

interface Alert {
  id: string
  status: string
}
const alerts: Alert[] = [
  { id: 'a', status: 'idle' },
  { id: 'b', status: 'active' },
  { id: 'c', status: 'odd' },
  { id: 'd', status: 'active' },
]
const byStatus = {
  keyOf: ({ status }: Alert) => status,
  nameOf: (key: string) => key.toUpperCase(),
  order: ['active', 'resolved', 'idle'],
}
const words = (lines: readonly ListLine<Alert>[]): string[] =>
  lines.map((line) =>
    line.kind === 'group' ? `${line.name} ${line.count}` : `${line.kind} ${line.key}`,
  )
const lines = (grouping: typeof byStatus | null, expanded: string[] = []) =>
  listLines(alerts, { rowKey: ({ id }) => id, grouping, expanded: new Set(expanded) })

describe('the lines of a list', () => {
  it('lists the rows as lines', () => {
    expect(words(lines(null))).toEqual(['row a', 'row b', 'row c', 'row d'])
  })

  it('shows details below their row', () => {
    expect(words(lines(null, ['b', 'gone']))).toEqual([
      'row a',
      'row b',
      'detail b',
      'row c',
      'row d',
    ])
  })

  it('places each row once under headings in their order', () => {
    const grouped = lines(byStatus, ['d'])
    expect(words(grouped)).toEqual([
      'ACTIVE 2',
      'row b',
      'row d',
      'detail d',
      'IDLE 1',
      'row a',
      'ODD 1',
      'row c',
    ])
    const places = grouped.flatMap((line) => (line.kind === 'row' ? [line.index] : []))
    expect(places).toEqual([0, 1, 2, 3])
  })

  it('shows no lines and no headings without rows', () => {
    expect(listLines([], { rowKey: String, grouping: null, expanded: new Set() })).toEqual([])
  })
})
