import { describe, expect, it } from 'vitest'
import { loadSummaries } from './loadSummaries.ts'

const before = `import { needs } from './needs.ts'
import { summary } from './summary.ts'

export default defineWidget({
  needs,
  summary,
  load: () => import('./Gauge.tsx'),
})
`
const change = (text: string) => loadSummaries('src/plugin.ts', text)

describe('the summary of a widget', () => {
  it('loads the summary on demand', () => {
    expect(change(before)).toBe(`import { needs } from './needs.ts'

export default defineWidget({
  needs,
  loadSummary: () => import('./summary.ts'),
  load: () => import('./Gauge.tsx'),
})
`)
  })

  it('changes the summary only once', () => {
    expect(change(change(before))).toBe(change(before))
  })

  it.each([
    ['written in its place', before.replace('  summary,', "  summary: () => 'Calm',")],
    ['used elsewhere too', `${before}export const words = summary\n`],
    ['of another name in its module', before.replace('{ summary }', '{ words as summary }')],
    ['the default of its module', before.replace('{ summary }', 'summary')],
    ['one of several imports', before.replace('{ summary }', '{ summary, words }')],
    ['in a text that is no module', `${before}(`],
  ])('keeps a summary that is %s', (_, text) => {
    expect(change(text)).toBe(text)
  })
})
