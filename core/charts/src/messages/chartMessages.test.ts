import { describe, expect, it } from 'vitest'
import { chartMessages, type ChartMessageId } from './chartMessages.ts'

const places = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].sort()

describe('the texts of charts', () => {
  it.each(Object.keys(chartMessages.en) as ChartMessageId[])(
    '%s fills the same places in both languages',
    (id) => {
      expect(places(chartMessages.es[id])).toEqual(places(chartMessages.en[id]))
    },
  )

  it('have the same ids in both languages', () => {
    expect(Object.keys(chartMessages.es).sort()).toEqual(Object.keys(chartMessages.en).sort())
  })
})
