import { useRepeat } from '@airshed/console-kit'
import { createQueries, NetworkError } from '@airshed/data'
import { errorText } from '@airshed/kit/provider'
import type { PublicConfig, User } from '@airshed/schemas'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AuthClient } from '../auth/authClient.ts'
import { preparePage } from '../routes/preloadPage.ts'
import { chooseLocaleAtom } from '../session/chooseLocale.ts'
import { localeAtom, localeAtSignIn } from '../session/shownSession.ts'
import { Console } from './Console.tsx'
import { BootPage } from './BootPage.tsx'
import { createServices } from './services.ts'

export interface ConsoleLoaderProps {
  config: PublicConfig
  auth: AuthClient
}

/**
 * Whether the current page can be drawn without a placeholder, in the language that the user last chose in
 * any browser.
 */
function usePreparedPage(user: User | undefined): boolean {
  const locale = useAtomValue(localeAtom)
  const choose = useSetAtom(chooseLocaleAtom)
  const isLocaleTaken = useRef(false)
  const [isPrepared, setPrepared] = useState(false)
  /** True if the page continues in another language. */
  const takeLocale = useEffectEvent((): boolean => {
    const next = user === undefined ? null : localeAtSignIn(user)
    if (next === null) return false
    void choose(next)
    return next !== locale
  })
  const timezone = user?.timezone
  useEffect(() => {
    if (timezone === undefined) return
    if (!isLocaleTaken.current) {
      isLocaleTaken.current = true
      if (takeLocale()) return
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
  }, [locale, timezone])
  return isPrepared
}

/**
 * Why a query has nothing to show; null while it may still succeed. A missing response is reported at
 * once, while retries continue.
 */
function problemOf({ data, error, failureReason }: UseQueryResult): Error | null {
  if (data !== undefined) return null
  return error ?? (failureReason instanceof NetworkError ? failureReason : null)
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
  const problem = problemOf(me) ?? problemOf(organizations)
  const retry = () => void Promise.all([me.refetch(), organizations.refetch()])
  useRepeat(problem instanceof NetworkError, retry)
  if (problem !== null) return <BootPage detail={errorText(problem, intl)} onRetry={retry} />
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
