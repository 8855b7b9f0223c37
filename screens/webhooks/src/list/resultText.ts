import type { Webhook } from '@airshed/console-kit'
import type { Text } from '../textOf.ts'

/** The latest response of the target, in a few words; empty if nothing was sent yet. */
export function resultText(
  { last_response: last }: Pick<Webhook, 'last_response'>,
  text: Text,
): string {
  if (last === null) return ''
  const { status, failure } = last
  if (status !== null) return statusText(status, text)
  return failure === null ? '' : text(`failure.${failure}`)
}

/** An answer by its HTTP status. A redirect is named as such, because it looks like an address that works. */
export const statusText = (status: number, text: Text): string =>
  text(status >= 300 && status < 400 ? 'result.redirect' : 'result.status', { status })
