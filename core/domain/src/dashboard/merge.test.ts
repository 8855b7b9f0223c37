import { describe, expect, it } from 'vitest'
import { documentWith, movedTo, widgetNamed } from './documents.fixture.ts'
import { mergeDashboards } from './merge.ts'

const [pm, wind, dust] = [widgetNamed('pm'), widgetNamed('wind', 3), widgetNamed('dust', 6)]
const base = documentWith([pm, wind])
const named = (widget: typeof pm, name: string) => ({ ...widget, config: { name } })

describe('two changes of one dashboard', () => {
  it('keeps both changes where they touch different parts', () => {
    const merge = mergeDashboards(
      base,
      documentWith([movedTo(pm, 9), wind], { name: 'Mine' }),
      documentWith([named(pm, 'theirs'), wind, dust]),
    )
    expect(merge.clashes).toEqual([])
    const both = documentWith([named(movedTo(pm, 9), 'theirs'), wind, dust], { name: 'Mine' })
    expect(merge.mineOnTop).toEqual(both)
    expect(merge.theirsOnTop).toEqual(both)
  })

  it('clashes where both change the same widget, and offers either change', () => {
    const merge = mergeDashboards(
      base,
      documentWith([named(pm, 'mine'), wind]),
      documentWith([named(pm, 'theirs'), named(wind, 'theirs too')]),
    )
    expect(merge.clashes).toEqual([
      {
        part: 'widget:pm:settings',
        mine: expect.objectContaining({ kind: 'widget-configured', name: 'mine' }),
        theirs: expect.objectContaining({ kind: 'widget-configured', name: 'theirs' }),
      },
    ])
    expect(merge.mineOnTop.configuration.widgets).toEqual([
      named(pm, 'mine'),
      named(wind, 'theirs too'),
    ])
    expect(merge.theirsOnTop.configuration.widgets).toEqual([
      named(pm, 'theirs'),
      named(wind, 'theirs too'),
    ])
  })

  it('clashes once where one removed a widget that the other moved and changed', () => {
    const { clashes } = mergeDashboards(
      base,
      documentWith([wind]),
      documentWith([named(movedTo(pm, 9), 'x'), wind]),
    )
    expect(clashes.map(({ part }) => part)).toEqual(['widget:pm'])
  })

  it('removes a widget without a clash where the other change only moved it', () => {
    const moved = documentWith([movedTo(pm, 9), wind])
    const removed = documentWith([wind])
    for (const [mine, theirs] of [
      [moved, removed],
      [removed, moved],
    ] as const) {
      const merge = mergeDashboards(base, mine, theirs)
      expect(merge.clashes).toEqual([])
      expect(merge.mineOnTop).toEqual(removed)
      expect(merge.theirsOnTop).toEqual(removed)
    }
  })

  it('restores a widget that the other change removed', () => {
    const { mineOnTop } = mergeDashboards(
      base,
      documentWith([named(pm, 'mine'), wind]),
      documentWith([wind]),
    )
    expect(mineOnTop.configuration.widgets).toEqual([named(pm, 'mine'), wind])
  })

  it('finds no clash where both made the same change', () => {
    const same = documentWith([named(pm, 'x'), wind], { name: 'Same' })
    expect(mergeDashboards(base, same, structuredClone(same)).clashes).toEqual([])
  })
})
