import type { PluginIntl } from '@airshed/contract'
import { createPluginIntl } from '@airshed/kit'
import { useAirshed } from '@airshed/kit/provider'
import { useMemo } from 'react'
import { dashboardMessages } from './messages/dashboardMessages.ts'

/** Texts of the dashboard menu and its dialogs in the user's language. */
export function useDashboardIntl(): PluginIntl {
  const { locale, user } = useAirshed().session
  const { timezone } = user
  return useMemo(
    () => createPluginIntl(dashboardMessages, { locale, timezone }),
    [locale, timezone],
  )
}
