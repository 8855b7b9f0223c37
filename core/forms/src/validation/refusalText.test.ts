import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { createFormText } from '../messages/formText.ts'
import { refusalText } from './refusalText.ts'

const textIn = (locale: string) => createFormText(createIntl({ locale, messages: {} }))
const issue = { path: '/cron', expected: 'for the minute a number from 0 to 59', got: '"61"' }

it.each([
  ['en', 'Minute: “61” is not possible. Allowed are 0 to 59.'],
  ['es', 'Minuto: «61» no es posible. Se admite de 0 a 59.'],
])('writes an issue with a code in the language of the page (%s)', (locale, words) => {
  const parts = { field: 'minute', got: '61', min: '0', max: '59' }
  const coded = { ...issue, code: 'SCHEDULE_VALUE', parts }
  expect(refusalText(coded, textIn(locale))).toBe(words)
})

it.each([undefined, 'UNKNOWN'])(
  'writes any other issue in the words of the server (%s)',
  (code) => {
    const other = code === undefined ? issue : { ...issue, code }
    expect(refusalText(other, textIn('en'))).toContain(issue.expected)
  },
)
