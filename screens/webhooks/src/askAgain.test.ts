import { expect, it } from 'vitest'
import { askDeliveriesAgainMs, askWebhooksAgainMs } from './askAgain.ts'

it('polls a delivery in progress more often than ended ones', () => {
  const waiting = askDeliveriesAgainMs([{ state: 'delivered' }, { state: 'waiting' }])
  expect(waiting).toBeLessThan(askDeliveriesAgainMs([{ state: 'delivered' }]))
})

it('polls webhooks while one of them is enabled', () => {
  expect(askWebhooksAgainMs([{ enabled: false }, { enabled: true }])).toBeGreaterThan(0)
  expect(askWebhooksAgainMs([{ enabled: false }])).toBe(false)
  expect(askWebhooksAgainMs([])).toBe(false)
})
