import { describe, expect, it } from 'vitest'
import { ofKinds } from './ofKinds.ts'

const options = [
  { value: '150:1', label: 'Wind speed', kind: 'scalar' },
  { value: '150:2', label: 'Wind direction', kind: 'direction' },
  { value: 'x', label: 'Of a page that does not say' },
]
const values = (kinds?: string[]): string[] => ofKinds(options, kinds).map(({ value }) => value)

describe('the options of a picker', () => {
  it('offers only options of the kinds that its field asks for', () => {
    expect(values(['direction'])).toEqual(['150:2', 'x'])
    expect(values(['scalar', 'direction'])).toEqual(['150:1', '150:2', 'x'])
  })

  it('offers all options where its field asks for no kinds', () => {
    expect(values()).toEqual(['150:1', '150:2', 'x'])
  })
})
