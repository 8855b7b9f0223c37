import { channelFields, isChannelSecret } from '@airshed/schemas'
import { redacted, secretsOfAddress } from '../../base/outgoing/secretsOfAddress.ts'
import type { StoredSettings } from '../../storage/store/tables/notificationChannels.ts'
import { storedValue } from './storedValue.ts'

/** Removes the secrets of a channel from a text of a service: some services echo what they were sent. */
export const withoutSecrets = (text: string, settings: StoredSettings): string =>
  redacted(text, secretsOf(settings))

const secretsOf = (settings: StoredSettings): string[] =>
  channelFields(settings.kind).flatMap(([name, { type }]) => {
    const value = isChannelSecret(name) ? storedValue(settings, name) : null
    if (value === null) return []
    return type === 'address' ? secretsOfAddress(value) : [value]
  })
