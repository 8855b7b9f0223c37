import type { WebhookDelivery } from '@airshed/console-kit'
import { statusText } from '../list/resultText.ts'
import type { Text } from '../textOf.ts'

/** The tag style for each state. */
export const DELIVERY_LOOKS = {
  waiting: 'idle',
  delivered: 'completed',
  failed: 'failed',
} as const

/** The outcome of the latest attempt, in a few words; empty if there was none. */
export function outcomeText(
  { status, failure }: Pick<WebhookDelivery, 'status' | 'failure'>,
  text: Text,
): string {
  if (failure === 'disabled') return text('failure.disabled')
  if (status !== null) return statusText(status, text)
  return failure === null ? '' : text(`failure.${failure}`)
}
