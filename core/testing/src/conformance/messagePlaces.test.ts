import { describe, expect, it } from 'vitest'
import { messagePlaces } from './messagePlaces.ts'

describe('the placeholders of a message', () => {
  it.each<[string, string[]]>([
    ['No data', []],
    ['{name} is {value} {unit}', ['name', 'unit', 'value']],
    ['{name} and {name}', ['name']],
    ['{count, plural, =0 {none} one {# device of {owner}} other {# devices}}', ['count', 'owner']],
    ['{time, date, short}', ['time']],
    ["write '{' and '{this}' as it is, {name}", ['name']],
  ])('lists the placeholders of %s', (text, places) => {
    expect(messagePlaces(text)).toEqual(places)
  })
})
