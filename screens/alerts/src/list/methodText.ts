import type { AlertDetails } from '@airshed/console-kit'

/** How the subscribers of an alert are notified. */
export function methodText(
  subscribers: AlertDetails['subscribers'] | undefined,
  text: (id: string) => string,
): string {
  if (subscribers === undefined) return ''
  const { notification_method: method, digest_period: period } = subscribers
  return text(method === 'email_digest' ? `method.digest.${period}` : `method.${method}`)
}
