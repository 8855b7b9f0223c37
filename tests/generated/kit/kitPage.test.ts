import { expect, it } from 'vitest'
import { kitGaps, kitPage } from './kitPage.ts'

it('every name of the kit is described, and every value has an example', () => {
  expect(kitGaps()).toEqual([])
})

it('a name has its signature, its fields and an example', () => {
  const [, section = ''] = kitPage().split('### `TimeSeries`\n')
  const [own = ''] = section.split('\n### ')
  expect(own).toContain('function TimeSeries(props: TimeSeriesProps)')
  expect(own).toContain('| `range` | `ChartRange` | yes | The window that the chart shows')
  expect(own).toMatch(/\[Example\]\(\.\.\/\.\.\/\S+\.tsx\):\n\n```tsx\n<TimeSeries/)
})
