import type { StoredSettings } from '../store/tables/notificationChannels.ts'

/** Shorter parts of an address stand in any text. */
const TELLING_LENGTH = 8

/** A text of a service, in which nothing is left of the secrets of a channel: some repeat what they were sent. */
export const withoutSecrets = (text: string, settings: StoredSettings): string =>
  secretsOf(settings)
    .toSorted((a, b) => b.length - a.length)
    .reduce((shown, secret) => shown.replaceAll(secret, '[redacted]'), text)

function secretsOf(settings: StoredSettings): string[] {
  switch (settings.kind) {
    case 'telegram':
      return [settings.bot_token]
    case 'ntfy':
      return settings.token === null ? [] : [settings.token]
    case 'webhook':
      return [
        ...partsOf(settings.url),
        ...(settings.signing_secret === null ? [] : [settings.signing_secret]),
      ]
    case 'slack':
    case 'teams':
      return partsOf(settings.url)
  }
}

/** What of an address may be secret: its user, its path and its query, as a whole and in parts. */
function partsOf(address: string): string[] {
  const { username, password, pathname, search, searchParams } = new URL(address)
  const parts = [
    address,
    `${pathname}${search}`,
    ...pathname.split('/'),
    ...searchParams.values(),
    username,
    password,
    decodeURIComponent(password),
    Buffer.from(decodeURIComponent(`${username}:${password}`)).toString('base64'),
  ]
  return [...new Set(parts)].filter((part) => part.length >= TELLING_LENGTH)
}
