import { redacted, secretsOfAddress } from '../../base/outgoing/secretsOfAddress.ts'
import type { StoredSettings } from '../../storage/store/tables/notificationChannels.ts'

/** Removes the secrets of a channel from a text of a service: some services echo what they were sent. */
export const withoutSecrets = (text: string, settings: StoredSettings): string =>
  redacted(text, secretsOf(settings))

function secretsOf(settings: StoredSettings): string[] {
  switch (settings.kind) {
    case 'telegram':
      return [settings.bot_token]
    case 'ntfy':
      return settings.token === null ? [] : [settings.token]
    case 'webhook':
      return [
        ...secretsOfAddress(settings.url),
        ...(settings.signing_secret === null ? [] : [settings.signing_secret]),
      ]
    case 'slack':
    case 'teams':
      return secretsOfAddress(settings.url)
  }
}
