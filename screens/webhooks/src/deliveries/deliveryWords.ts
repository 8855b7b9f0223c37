import type { WebhookDelivery } from '@airshed/console-kit'
import type { Text } from '../textOf.ts'

/** How the look of a state is called by tags. */
export const DELIVERY_LOOKS = {
  waiting: 'idle',
  delivered: 'completed',
  failed: 'failed',
} as const

/** What came of the latest attempt, in a few words; empty where none was made. */
export function outcomeWords(
  { status, failure }: Pick<WebhookDelivery, 'status' | 'failure'>,
  text: Text,
): string {
  if (failure === 'disabled') return text('failure.disabled')
  if (status !== null) return text('result.status', { status })
  return failure === null ? '' : text(`failure.${failure}`)
}
