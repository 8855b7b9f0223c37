import { describe, expect, it } from 'vitest'
import { chartMessages, chartTexts, type ChartMessageId } from './chartMessages.ts'
import es from './es.json' with { type: 'json' }

const places = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].sort()

describe('the texts of charts', () => {
  it.each(Object.keys(chartMessages.en) as ChartMessageId[])(
    'the text %s fills the same places in both languages',
    (id) => {
      expect(places(es[id])).toEqual(places(chartMessages.en[id]))
    },
  )

  it('chart texts have the same ids in both languages', () => {
    expect(Object.keys(es).sort()).toEqual(Object.keys(chartMessages.en).sort())
  })

  it('chart texts are Spanish once that language is loaded', async () => {
    await chartTexts.load('es')
    expect(chartMessages.es).toEqual(es)
  })
})
