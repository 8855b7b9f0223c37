import { ID_KEY, type FieldPathId } from '@rjsf/utils'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { createFormText } from '../messages/formText.ts'
import { isRepeated, titleOf } from './fieldName.ts'

const intl = createIntl({ locale: 'en' })
const at = (...path: (string | number)[]): FieldPathId => ({ [ID_KEY]: path.join('_'), path })
const named = (messages: Record<string, string>, ...path: (string | number)[]): string =>
  titleOf(at(...path), {}, createFormText(intl, messages))

describe('the name of a list item', () => {
  it('names an item by its own words, with its number', () => {
    const messages = { 'config.fields': 'Fields', 'config.fields.item': 'Field' }
    expect(named(messages, 'fields')).toBe('Fields')
    expect(named(messages, 'fields', 0)).toBe('Field 1')
    expect(named(messages, 'fields', 1, 'name')).toBe('name')
  })

  it('names an item by the words of the list, where it has none', () => {
    expect(named({ 'config.limits': 'Limit' }, 'limits', 2)).toBe('Limit 3')
  })

  it('names an item by its number alone, where the list has no words either', () => {
    expect(named({}, 'limits', 2)).toBe('Item 3')
  })
})

it.each([
  [['name'], false],
  [['fields', 0], false],
  [['fields', 0, 'name'], false],
  [['fields', 1, 'name'], true],
  [['fields', 0, 'limits', 2], true],
])('the help of %j is repeated: %s', (path, expected) => {
  expect(isRepeated(path)).toBe(expected)
})
