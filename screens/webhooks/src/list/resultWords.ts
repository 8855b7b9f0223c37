import type { Webhook } from '@airshed/console-kit'
import type { Text } from '../textOf.ts'

/** The latest response of the target, in a few words; empty if nothing was sent yet. */
export function resultWords(
  { last_response: last }: Pick<Webhook, 'last_response'>,
  text: Text,
): string {
  if (last === null) return ''
  const { status, failure } = last
  if (status !== null) return text('result.status', { status })
  return failure === null ? '' : text(`failure.${failure}`)
}
