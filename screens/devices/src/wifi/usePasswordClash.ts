import { TranslatedError, useAirshed, type NodeEdit, type NodeSettings } from '@airshed/console-kit'
import { getNodeSettings } from '@airshed/console-kit/calls'
import type { PluginIntl } from '@airshed/kit'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Reports a Wi-Fi password that somebody else has asked for meanwhile: a form cannot show it, as it is never returned.
 *
 * @param settings the state of its settings as the page shows it; undefined while they load
 * @returns called before a change is sent again; it rejects if that would replace another password unseen
 */
export function usePasswordClash(
  id: string,
  settings: NodeSettings | undefined,
  intl: PluginIntl,
): (body: NodeEdit) => Promise<false> {
  const { api } = useAirshed()
  const seen = useRef(passwordOf(settings))
  useEffect(() => {
    seen.current = passwordOf(settings)
  }, [settings])
  return useCallback(
    async (body) => {
      if (body.settings?.['wifi_password'] === undefined) return false
      const newest = passwordOf(await api.call(getNodeSettings, { params: { id } }))
      const before = seen.current
      seen.current = newest
      if (newest?.asked_at == null || newest.asked_at === before?.asked_at) return false
      throw new TranslatedError(
        intl.formatMessage({ id: 'wifi.password.elsewhere' }, { who: newest.asked_by ?? '' }),
      )
    },
    [api, id, intl],
  )
}

const passwordOf = (settings: NodeSettings | undefined) =>
  settings?.settings.find(({ name }) => name === 'wifi_password')
