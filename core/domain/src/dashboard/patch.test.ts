import { describe, expect, it } from 'vitest'
import { documentWith, movedTo, widgetNamed } from './documents.fixture.ts'
import { applyPatch, invertPatch, isEmptyPatch, patchBetween } from './patch.ts'

const [pm, wind, dust] = [widgetNamed('pm'), widgetNamed('wind', 3), widgetNamed('dust', 6)]
const before = documentWith([pm, wind])
const pinned = { timezone: 'UTC', from: 0, to: 1, is_pinned: true }

describe.each([
  ['a widget that came', documentWith([pm, dust, wind])],
  ['a widget that went', documentWith([wind])],
  ['a widget that moved', documentWith([movedTo(pm, 9), wind])],
  ['new settings', documentWith([{ ...pm, configVersion: 2, config: { name: 'x' } }, wind])],
  ['a pinned range', documentWith([pm, wind], { range: pinned })],
  ['another name and no updates', documentWith([pm, wind], { name: 'B', is_updates_on: false })],
])('%s', (_name, after) => {
  it('applies, reverts and applies the patch again', () => {
    const patch = patchBetween(before, after)
    expect(applyPatch(before, patch)).toEqual(after)
    expect(applyPatch(after, invertPatch(patch))).toEqual(before)
  })
})

it('a patch between equal documents is empty', () => {
  expect(isEmptyPatch(patchBetween(before, documentWith([pm, wind])))).toBe(true)
})

describe('reverting a patch on a dashboard that changed meanwhile', () => {
  it('moves a widget back and keeps settings made since', () => {
    const patch = patchBetween(before, documentWith([movedTo(pm, 9), wind]))
    const since = documentWith([{ ...movedTo(pm, 9), config: { name: 'renamed' } }, wind, dust])
    expect(applyPatch(since, invertPatch(patch)).configuration.widgets).toEqual([
      { ...pm, config: { name: 'renamed' } },
      wind,
      dust,
    ])
  })

  it('leaves alone a widget that is gone', () => {
    const patch = patchBetween(before, documentWith([movedTo(pm, 9), wind]))
    expect(applyPatch(documentWith([wind]), invertPatch(patch))).toEqual(documentWith([wind]))
  })

  it('restores a widget only once', () => {
    const patch = patchBetween(before, documentWith([wind]))
    expect(applyPatch(before, invertPatch(patch))).toEqual(before)
  })
})
