import { describe, expect, it } from 'vitest'
import { summaryOf } from './summaryOf.ts'

const say = () => 'Calm air'

describe('the sentence of a widget', () => {
  it('is loaded', async () => {
    expect(await summaryOf({ loadSummary: () => Promise.resolve({ summary: say }) })).toBe(say)
  })

  it('is at hand in a widget that was written before it was loaded', async () => {
    expect(await summaryOf({ summary: say })).toBe(say)
  })

  it('is told to be missing', async () => {
    await expect(summaryOf({})).rejects.toThrow('Expected loadSummary of a widget, got none')
  })
})
