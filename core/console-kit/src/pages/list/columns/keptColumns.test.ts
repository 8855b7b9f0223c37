import { describe, expect, it } from 'vitest'
import { defaultColumns, readColumns, writeColumns } from './keptColumns.ts'

const columns = [
  { id: 'status' },
  { id: 'name', isTitle: true },
  { id: 'message' },
  { id: 'organization', isHiddenAtFirst: true },
]
const kept = (value: unknown): string => JSON.stringify(value)

describe('the arrangement of columns', () => {
  it('uses the columns of the list at first, and stores nothing', () => {
    expect(readColumns(null, columns)).toEqual({
      order: ['status', 'name', 'message', 'organization'],
      hidden: ['organization'],
      chosen: [],
      widthsPx: {},
    })
    expect(writeColumns(defaultColumns(columns), columns)).toBeNull()
  })

  it('restores the columns as they were left', () => {
    const arranged = {
      order: ['name', 'organization', 'message', 'status'],
      hidden: ['message'],
      chosen: ['organization'],
      widthsPx: { name: 300 },
    }
    expect(readColumns(writeColumns(arranged, columns), columns)).toEqual(arranged)
  })

  it('forgets columns that are gone, and shows new ones where the list has them', () => {
    const before = kept({
      order: ['message', 'colour', 'status'],
      hidden: ['colour'],
      chosen: ['colour'],
      widthsPx: { colour: 90 },
    })
    expect(readColumns(before, columns)).toEqual({
      order: ['message', 'organization', 'status', 'name'],
      hidden: ['organization'],
      chosen: [],
      widthsPx: {},
    })
  })

  it('always shows the title column', () => {
    const before = kept({ order: ['status', 'name', 'message', 'organization'], hidden: ['name'] })
    expect(readColumns(before, columns).hidden).toEqual([])
  })

  it.each(['not json', 'null', '[]', '{"order":"name"}'])(
    'uses the columns of the list where %s was stored',
    (text) => {
      expect(readColumns(text, columns)).toEqual(defaultColumns(columns))
    },
  )

  it.each([[-5], [1e9], ['wide'], [null]])('ignores a width of %j', (width) => {
    const before = kept({ ...defaultColumns(columns), widthsPx: { name: width } })
    expect(readColumns(before, columns).widthsPx).toEqual({})
  })
})
