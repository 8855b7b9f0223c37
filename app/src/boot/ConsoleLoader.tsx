import { errorText } from '@airshed/kit/provider'
import { createQueries } from '@airshed/data'
import type { Locale, PublicConfig, User } from '@airshed/schemas'
import { useQueries } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AuthClient } from '../auth/authClient.ts'
import { preparePage } from '../routes/preloadPage.ts'
import { localeAtom, localeAtSignIn } from '../session/shownSession.ts'
import { storedSessionAtom } from '../session/storedSession.ts'
import { Console } from './Console.tsx'
import { BootPage } from './BootPage.tsx'
import { createServices } from './services.ts'

export interface ConsoleLoaderProps {
  config: PublicConfig
  auth: AuthClient
}

/**
 * Whether the current page can be drawn without a placeholder, in the language that the user chose last,
 * in whatever browser.
 */
function usePreparedPage(user: User | undefined): boolean {
  const locale = useAtomValue(localeAtom)
  const [stored, store] = useAtom(storedSessionAtom)
  const isLocaleTaken = useRef(false)
  const [isPrepared, setPrepared] = useState(false)
  /** True if the page goes on in another language. */
  const takeLocale = useEffectEvent((saved: Locale): boolean => {
    const next = localeAtSignIn(stored.locale, saved)
    if (next === null) return false
    store({ locale: next })
    return next !== locale
  })
  const { timezone, locale: savedLocale } = user ?? {}
  useEffect(() => {
    if (timezone === undefined || savedLocale === undefined) return
    if (!isLocaleTaken.current) {
      isLocaleTaken.current = true
      if (takeLocale(savedLocale)) return
    }
    let isOver = false
    const prepare = async (): Promise<void> => {
      await preparePage(window.location.pathname, { locale, timezone })
      if (!isOver) setPrepared(true)
    }
    void prepare()
    return () => {
      isOver = true
    }
  }, [locale, timezone, savedLocale])
  return isPrepared
}

/** Loads the user and their organizations, in parallel. */
export function ConsoleLoader({ config, auth }: ConsoleLoaderProps) {
  const [services] = useState(() => createServices(auth))
  const queries = createQueries(services.api)
  const [me, organizations] = useQueries(
    { queries: [queries.me(), queries.organizations()] },
    services.queryClient,
  )
  const isPrepared = usePreparedPage(me.data)
  const intl = useIntl()
  const error = me.error ?? organizations.error
  if (error !== null) {
    const retry = () => void Promise.all([me.refetch(), organizations.refetch()])
    return <BootPage detail={errorText(error, intl)} onRetry={retry} />
  }
  if (me.data === undefined || organizations.data === undefined || !isPrepared) return <BootPage />
  return (
    <Console
      config={config}
      auth={auth}
      services={services}
      user={me.data}
      organizations={organizations.data.data}
    />
  )
}
