import { chartMessages } from '@airshed/charts'
import { createQueryClient, type ApiClient } from '@airshed/data'
import { languageOf, pageTexts } from '@airshed/kit/provider'
import { applyTheme, uiMessages, useLoadedTexts } from '@airshed/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { createIntl, RawIntlProvider } from 'react-intl'
import { intlLocale } from '../messages/language.ts'
import { useMediaQuery } from '../shell/useMediaQuery.ts'
import { publicMessages } from './messages/publicMessages.ts'
import { PublicPage } from './PublicPage.tsx'
import type { PublicView } from './publicView.ts'

export interface PublicAppProps {
  /** A client without a signed-in user. */
  api: ApiClient
  code: string
  view: PublicView
}

/** The public page of a device in its language and theme, which follows the system’s if requested. */
export function PublicApp({ api, code, view }: PublicAppProps) {
  const { locale, isEmbedded } = view
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const systemTheme = isSystemDark ? 'dark' : 'light'
  const theme = view.theme === 'auto' ? systemTheme : view.theme
  const [queryClient] = useState(createQueryClient)
  const language = languageOf(locale)
  const areTextsLoaded = useLoadedTexts(pageTexts, language)
  const intl = useMemo(() => {
    const messages = {
      ...uiMessages[language],
      ...chartMessages[language],
      ...publicMessages[language],
    }
    return createIntl({ locale: intlLocale(locale), messages })
    // oxlint-disable-next-line react/exhaustive-deps -- loading fills the texts in place
  }, [locale, language, areTextsLoaded])
  useEffect(() => applyTheme(theme), [theme])
  return (
    <RawIntlProvider value={intl}>
      <QueryClientProvider client={queryClient}>
        <PublicPage {...{ api, code, theme, locale, isEmbedded }} />
      </QueryClientProvider>
    </RawIntlProvider>
  )
}
