import { errorText } from '@airshed/kit/provider'
import { createQueries } from '@airshed/data'
import type { PublicConfig, User } from '@airshed/schemas'
import { useQueries } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AuthClient } from '../auth/authClient.ts'
import { preparePage } from '../routes/preloadPage.ts'
import { storedSessionAtom } from '../session/storedSession.ts'
import { Console } from './Console.tsx'
import { BootPage } from './BootPage.tsx'
import { createServices } from './services.ts'

export interface ConsoleLoaderProps {
  config: PublicConfig
  auth: AuthClient
}

/** Whether the current page can be drawn without a placeholder. */
function usePreparedPage(user: User | undefined): boolean {
  const { locale } = useAtomValue(storedSessionAtom)
  const [isPrepared, setPrepared] = useState(false)
  const timezone = user?.timezone
  useEffect(() => {
    if (timezone === undefined) return
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
