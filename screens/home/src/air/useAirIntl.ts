import { createPluginIntl, useSession, type PluginIntl } from '@airshed/kit'
import { useMemo } from 'react'
import { airMessages } from './messages/airMessages.ts'

/** Texts of the air now in the reader's language: apart from those of the page, which does not wait for them. */
export function useAirIntl(): PluginIntl {
  const { locale, user } = useSession()
  const { timezone } = user
  return useMemo(() => createPluginIntl(airMessages, { locale, timezone }), [locale, timezone])
}
