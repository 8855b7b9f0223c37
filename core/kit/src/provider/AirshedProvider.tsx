import type { Messages } from '@airshed/contract'
import { chartMessages } from '@airshed/charts'
import { uiMessages, useLoadedTexts } from '@airshed/ui'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { hostMessages } from '../messages/hostMessages.ts'
import { pageTexts } from '../messages/pageTexts.ts'
import { AirshedContext, type AirshedValue } from './airshedContext.ts'
import { languageOf } from './language.ts'

export interface AirshedProviderProps {
  /** Keep it the same object while nothing in it changes. */
  value: AirshedValue
  queryClient: QueryClient
  /** Texts of the app itself, in addition to those of the page parts and of the host. */
  messages?: Record<'en' | 'es', Messages>
  children: ReactNode
}

/**
 * Everything that screens and widgets depend on: session, data, texts and the query cache. A page for readers of
 * Spanish loads `pageTexts` before it is first drawn; otherwise it is in English until they are loaded.
 */
export function AirshedProvider({ value, queryClient, messages, children }: AirshedProviderProps) {
  const { locale, user } = value.session
  const { telemetry } = value
  const language = languageOf(locale)
  const areTextsLoaded = useLoadedTexts(pageTexts, language)
  // A new function would rebuild all texts of the page.
  const onTextError = useCallback((error: Error) => telemetry.error(error, 'texts'), [telemetry])
  const texts = useMemo(
    () => ({
      ...uiMessages.en,
      ...chartMessages.en,
      ...hostMessages.en,
      ...messages?.en,
      ...uiMessages[language],
      ...chartMessages[language],
      ...hostMessages[language],
      ...messages?.[language],
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- loading fills the texts in place
    [language, messages, areTextsLoaded],
  )
  return (
    <AirshedContext value={value}>
      <QueryClientProvider client={queryClient}>
        <IntlProvider
          locale={language}
          defaultLocale="en"
          messages={texts}
          timeZone={user.timezone}
          onError={onTextError}
        >
          {children}
        </IntlProvider>
      </QueryClientProvider>
    </AirshedContext>
  )
}
