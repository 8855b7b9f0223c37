import { describe, expect, it } from 'vitest'
import { GROUP_MAX, listedEntries, type PaletteEntry } from './entries.ts'

const entry = (id: string, title: string, group: string, more: Partial<PaletteEntry> = {}) => ({
  id,
  title,
  group,
  icon: 'home',
  run: () => undefined,
  ...more,
})
const ENTRIES = [
  entry('p1', 'Home', 'Pages'),
  entry('p2', 'Dashboards', 'Pages', { keywords: 'Panels' }),
  entry('d1', 'City overview', 'Dashboards'),
  entry('d2', 'Harbour dust', 'Dashboards'),
  entry('n1', 'Quay Street', 'Devices', { note: '1C00A3F7', isFound: true }),
]
const list = (query: string, ids: string[] = []) =>
  listedEntries(ENTRIES, query, { name: 'Recent', ids }).map(
    ({ group, title }) => `${group}: ${title}`,
  )

describe('the entries of the palette', () => {
  it('lists every entry in its order without a query, recent ones first', () => {
    expect(list('', ['d2', 'gone'])).toEqual([
      'Recent: Harbour dust',
      'Pages: Home',
      'Pages: Dashboards',
      'Dashboards: City overview',
      'Devices: Quay Street',
    ])
  })

  it('sorts groups by their best match, and keeps groups together', () => {
    expect(list('harb')).toEqual(['Dashboards: Harbour dust', 'Devices: Quay Street'])
    expect(list('da')[0]).toBe('Pages: Dashboards')
  })

  it('ranks matches of notes and keywords after matches of titles', () => {
    expect(list('panels')[0]).toBe('Pages: Dashboards')
    expect(list('1c00')).toEqual(['Devices: Quay Street'])
  })

  it('matches descriptions by words and parts of them, not by scattered letters', () => {
    const notes = [
      entry('d3', 'Indoor air', 'Dashboards', { keywords: 'Rooms of our five floors' }),
    ]
    const find = (query: string) => listedEntries(notes, query, { name: 'Recent', ids: [] })
    expect(find('floor')).toHaveLength(1)
    expect(find('roof')).toHaveLength(0)
  })

  it('keeps entries that the server found by text that is not shown', () => {
    expect(list('basement')).toEqual(['Devices: Quay Street'])
  })

  it(`lists at most ${GROUP_MAX} entries of a group`, () => {
    const many = Array.from({ length: 40 }, (_none, index) => entry(`o${index}`, 'Same', 'Many'))
    expect(listedEntries(many, 'same', { name: 'Recent', ids: [] })).toHaveLength(GROUP_MAX)
  })

  it('returns which letters matched', () => {
    const [first] = listedEntries(ENTRIES, 'co', { name: 'Recent', ids: [] })
    expect(first).toMatchObject({
      title: 'City overview',
      ranges: [
        [0, 1],
        [5, 6],
      ],
    })
  })
})
