/** Settings whose value nobody is told again, once it was asked for. */
const SECRETS: ReadonlySet<string> = new Set(['wifi_password'])
/** Settings that name a network or other devices, which concern whoever uses the device alone. */
const PRIVATE: ReadonlySet<string> = new Set([...SECRETS, 'wifi_ssid', 'automation_devices'])

/** Names of {@link isPrivateSetting}, for statements. */
export const PRIVATE_SETTINGS: readonly string[] = [...PRIVATE]

/** Whether the value of a setting of a device is a secret: it is never answered, reported or logged. */
export const isSecretSetting = (name: string): boolean => SECRETS.has(name)

/** Whether a setting of a device is only for those who manage it, and goes when others get the device. */
export const isPrivateSetting = (name: string): boolean => PRIVATE.has(name)

/** What is kept in place of a secret: whether there is one. An empty text is none. */
export const secretMark = (value: unknown): boolean => value !== '' && value !== false

/** A setting as others may see it: a secret only says whether it is set. */
export const shownSetting = (name: string, value: unknown): unknown =>
  isSecretSetting(name) && value !== null && value !== undefined ? secretMark(value) : value
