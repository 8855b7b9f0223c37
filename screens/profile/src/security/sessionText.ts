import type { UserSession } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'

/** The name of a session: `Firefox on Linux`. */
export function sessionName(
  { browser, system }: Pick<UserSession, 'browser' | 'system'>,
  intl: PluginIntl,
): string {
  if (browser !== null && system !== null) {
    return intl.formatMessage({ id: 'session.name' }, { browser, system })
  }
  return browser ?? system ?? intl.formatMessage({ id: 'session.unnamed' })
}

/** How its user signed in, such as `password and code`; empty if unknown. */
export function methodText(methods: UserSession['methods'], intl: PluginIntl): string {
  const shown = methods.filter((method) => method !== 'mfa' && method !== 'user')
  const words = shown.map((method) => intl.formatMessage({ id: `method.${method}` }))
  return new Intl.ListFormat(intl.locale, { type: 'conjunction' }).format(words)
}
