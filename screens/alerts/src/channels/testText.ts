import type { ChannelTestResult } from '@airshed/console-kit'
import type { Text } from '../edit/textOf.ts'

/** The outcome of a test message, in a sentence; the response of the service is shown separately. */
export function testText({ ok, status, failure }: ChannelTestResult, text: Text): string {
  if (failure !== null) return text(`channels.test.${failure}`)
  return text(ok ? 'channels.test.taken' : 'channels.test.refused', { status: status ?? 0 })
}
