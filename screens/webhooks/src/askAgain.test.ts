import { expect, it } from 'vitest'
import { askDeliveriesAgainMs, askWebhooksAgainMs } from './askAgain.ts'

it('a delivery in progress is asked for more often than those that have ended', () => {
  const waiting = askDeliveriesAgainMs([{ state: 'delivered' }, { state: 'waiting' }])
  expect(waiting).toBeLessThan(askDeliveriesAgainMs([{ state: 'delivered' }]))
})

it('webhooks are asked for again while one of them may deliver', () => {
  expect(askWebhooksAgainMs([{ enabled: false }, { enabled: true }])).toBeGreaterThan(0)
  expect(askWebhooksAgainMs([{ enabled: false }])).toBe(false)
  expect(askWebhooksAgainMs([])).toBe(false)
})
