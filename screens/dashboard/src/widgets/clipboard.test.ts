import { savedWidget } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import { clipText, pasteWidgets, widgetsInText } from './clipboard.ts'

const dust = savedWidget('ChartWidget', { name: 'Dust', node_id: ['a'] })

describe('a copied widget', () => {
  it('a copied widget comes back from the clipboard unchanged', () => {
    expect(widgetsInText(clipText([dust]))).toEqual([dust])
  })

  it('keeps a copied widget of an unknown type', () => {
    const strange = savedWidget('StrangeWidget', { anything: [1, { deep: true }] })
    expect(widgetsInText(clipText([strange]))).toEqual([strange])
  })

  it('gives a pasted widget its own id and place, in its original size', () => {
    let made = 0
    const all = pasteWidgets([dust], [dust, dust], () => `new-${(made += 1)}`)
    expect(all.map(({ id }) => id)).toEqual([dust.id, 'new-1', 'new-2'])
    expect(all.map(({ layout }) => layout.xl)).toEqual([
      { x: 0, y: 0, w: 8, h: 4 },
      { x: 8, y: 0, w: 8, h: 4 },
      { x: 0, y: 4, w: 8, h: 4 },
    ])
    expect(all[1]?.config).toEqual(dust.config)
  })
})

it.each([
  ['words', 'the airshed-widgets of the harbour'],
  ['nothing', ''],
  ['a newer format', clipText([dust]).replace('"formatVersion":1', '"formatVersion":2')],
  ['a widget without a type', clipText([dust]).replace('"type":"ChartWidget",', '')],
])('finds no copied widgets in %s', (_name, text) => {
  expect(widgetsInText(text)).toBeNull()
})
