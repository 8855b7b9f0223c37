import { expect, it } from 'vitest'
import { outcomeText } from '../deliveries/deliveryText.ts'
import { resultText } from './resultText.ts'

const text = (id: string, values?: object): string => `${id} ${JSON.stringify(values ?? {})}`

it.each([
  [200, 'result.status {"status":200}'],
  [302, 'result.redirect {"status":302}'],
  [308, 'result.redirect {"status":308}'],
  [410, 'result.status {"status":410}'],
])('words an answer of %s alike for a webhook and for its deliveries', (status, words) => {
  expect(outcomeText({ status, failure: null }, text)).toBe(words)
  const last = { status, failure: null, body: '', timestamp: 1 }
  expect(resultText({ last_response: last } as Parameters<typeof resultText>[0], text)).toBe(words)
})

it('says that a delivery ended with its webhook, whatever the last answer', () => {
  expect(outcomeText({ status: 500, failure: 'disabled' }, text)).toBe('failure.disabled {}')
})
