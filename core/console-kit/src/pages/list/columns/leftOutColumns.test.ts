import { describe, expect, it } from 'vitest'
import { leftOutColumns, type ListRoom } from './leftOutColumns.ts'

interface Row {
  name: string
  note: string
  seen: number | null
}
const columns = [
  { id: 'name', value: ({ name }: Row) => name },
  { id: 'note', isHiddenWhileEmpty: true, value: ({ note }: Row) => note },
  { id: 'type', isLeftOutWhenNarrow: true },
  {
    id: 'seen',
    isHiddenWhileEmpty: true,
    isLeftOutWhenNarrow: true,
    value: ({ seen }: Row) => seen,
  },
]
const onPhones = [
  { id: 'name', value: ({ name }: Row) => name },
  { id: 'type', narrow: 'hidden' as const },
  { id: 'seen', narrow: 'hidden' as const, isLeftOutWhenNarrow: false },
]
const WIDTHS: Record<string, number> = { name: 200, note: 100, seen: 100 }
const leftOut = (
  changes: Partial<ListRoom<Row>>,
  of: Parameters<typeof leftOutColumns<Row>>[0] = columns,
) =>
  Object.fromEntries(
    leftOutColumns(of, {
      rows: [{ name: 'Ash', note: 'x', seen: 0 }],
      sortedId: 'name',
      chosen: [],
      roomPx: null,
      widthPxOf: (id) => WIDTHS[id],
      ...changes,
    }),
  )
const empty = [{ name: 'Ash', note: '', seen: null }]

describe('the columns that a list leaves out', () => {
  it('leaves out columns without a value in any row, where zero is a value', () => {
    expect(leftOut({ rows: empty })).toEqual({ note: 'empty', seen: 'empty' })
    expect(leftOut({ rows: [...empty, { name: 'Elm', note: '', seen: 0 }] })).toEqual({
      note: 'empty',
    })
  })

  it('leaves out no column before a row is loaded', () => {
    expect(leftOut({ rows: undefined })).toEqual({})
    expect(leftOut({ rows: [] })).toEqual({})
  })

  it('keeps columns that the user asked for or sorts by', () => {
    expect(leftOut({ rows: empty, chosen: ['note'] })).toEqual({ seen: 'empty' })
    expect(leftOut({ rows: empty, sortedId: 'seen', roomPx: 1 })).toEqual({
      note: 'empty',
      type: 'narrow',
    })
  })

  it('leaves out dispensable columns from the right where room is short', () => {
    expect(leftOut({ roomPx: 540 })).toEqual({})
    expect(leftOut({ roomPx: 539 })).toEqual({ seen: 'narrow' })
    expect(leftOut({ roomPx: 439 })).toEqual({ seen: 'narrow', type: 'narrow' })
    expect(leftOut({ roomPx: 10 })).toEqual({ seen: 'narrow', type: 'narrow' })
  })

  it('leaves out columns hidden on phones where room is short, unless they are to stay', () => {
    expect(leftOut({ roomPx: 10 }, onPhones)).toEqual({ type: 'narrow' })
  })

  it('empty columns leave their room to others', () => {
    expect(leftOut({ rows: empty, roomPx: 340 })).toEqual({ note: 'empty', seen: 'empty' })
  })
})
