import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { createFormText } from '../messages/formText.ts'
import { problemText } from './problemText.ts'

const text = (locale: string) =>
  createFormText(createIntl({ locale, messages: {} }), { 'name.required': 'Name is required' })
const problem = (field: string, keyword: string, params = {}) => ({
  field: field === '' ? [] : field.split('.'),
  path: `/${field}`,
  keyword,
  params,
})

describe('the words for a problem', () => {
  it.each([
    ['en', problem('name', 'required'), 'Name is required'],
    ['en', problem('node_id', 'required'), 'Required'],
    ['es', problem('node_id', 'required'), 'Obligatorio'],
    ['en', problem('name', 'minLength', { limit: 3 }), 'Too short: at least 3 characters'],
    ['es', problem('factor', 'maximum', { limit: 1.5 }), 'Como máximo 1,5'],
    ['en', problem('limit', 'type', { type: ['number', 'null'] }), 'Must be a number'],
    ['en', problem('limit', 'contains'), 'Not valid'],
    ['en', problem('', 'additionalProperties'), 'this field is not allowed here'],
  ])('writes in %s the problem %o', (locale, given, expected) => {
    expect(problemText(given, text(locale))).toBe(expected)
  })
})
