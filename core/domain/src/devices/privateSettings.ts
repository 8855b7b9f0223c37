/** Settings whose value is never disclosed again once it was requested. */
const SECRETS: ReadonlySet<string> = new Set(['wifi_password'])
/** Settings that name a network, a server or other devices, which concern only the user of the device. */
const PRIVATE: ReadonlySet<string> = new Set([
  ...SECRETS,
  'wifi_ssid',
  'automation_devices',
  'endpoint',
])

/** Names of {@link isPrivateSetting}, for SQL statements. */
export const PRIVATE_SETTINGS: readonly string[] = [...PRIVATE]

/** Whether the value of a setting of a device is a secret: it is never returned, reported or logged. */
export const isSecretSetting = (name: string): boolean => SECRETS.has(name)

/** Whether a setting of a device is only for those who manage it, and is removed when others get the device. */
export const isPrivateSetting = (name: string): boolean => PRIVATE.has(name)

/** What is stored in place of a secret: whether there is one. An empty text counts as none. */
export const secretMark = (value: unknown): boolean => value !== '' && value !== false

/** A setting as others may see it: a secret only shows whether it is set. */
export const shownSetting = (name: string, value: unknown): unknown =>
  isSecretSetting(name) && value !== null && value !== undefined ? secretMark(value) : value
