import { expect, it } from 'vitest'
import { kitGaps, kitPage } from './kitPage.ts'

it('every name of the kit has words, and every value an example', () => {
  expect(kitGaps()).toEqual([])
})

it('a name has its signature, its fields and a piece of a plugin that uses it', () => {
  const [, section = ''] = kitPage().split('### `TimeSeries`\n')
  const [own = ''] = section.split('\n### ')
  expect(own).toContain('function TimeSeries(props: TimeSeriesProps)')
  expect(own).toContain('| `range` | `ChartRange` | yes | The window that the chart shows')
  expect(own).toMatch(/\[Example\]\(\.\.\/\.\.\/\S+\.tsx\):\n\n```tsx\n<TimeSeries/)
})
