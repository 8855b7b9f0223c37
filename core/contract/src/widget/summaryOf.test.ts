import { describe, expect, it } from 'vitest'
import { summaryOf } from './summaryOf.ts'

const say = () => 'Calm air'

describe('the summary of a widget', () => {
  it('loads the summary of a widget', async () => {
    expect(await summaryOf({ loadSummary: () => Promise.resolve({ summary: say }) })).toBe(say)
  })

  it('takes the summary of an older widget that has it at hand', async () => {
    expect(await summaryOf({ summary: say })).toBe(say)
  })

  it('names loadSummary where a widget has no summary', async () => {
    await expect(summaryOf({})).rejects.toThrow('Expected loadSummary of a widget, got none')
  })
})
