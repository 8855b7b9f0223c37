import { createPluginIntl, useNow } from '@airshed/kit'
import { useAirshed } from '@airshed/kit/provider'
import { useMemo } from 'react'
import { zoneMessages } from './messages/zoneMessages.ts'
import { timeZones, type ZoneOption } from './timeZones.ts'

/**
 * Every time zone that this browser knows as an option of a form, in the language of the user.
 *
 * @param known zones that are added if the browser does not know them, such as one that is stored
 */
export function useTimeZones(...known: readonly string[]): readonly ZoneOption[] {
  const { locale, user } = useAirshed().session
  const nowMs = useNow(0)
  const { timezone } = user
  const names = known.join(' ')
  return useMemo(() => {
    const intl = createPluginIntl(zoneMessages, { locale, timezone })
    return timeZones(names.split(' '), {
      locale: intl.locale,
      nowMs,
      groupName: (group) => intl.formatMessage({ id: `zones.${group}` }),
    })
  }, [locale, timezone, names, nowMs])
}
