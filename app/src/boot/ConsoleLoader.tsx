import { errorText } from '@airshed/kit/provider'
import { createQueries } from '@airshed/data'
import type { PublicConfig } from '@airshed/schemas'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AuthClient } from '../auth/authClient.ts'
import { Console } from './Console.tsx'
import { BootPage } from './BootPage.tsx'
import { createServices } from './services.ts'

export interface ConsoleLoaderProps {
  config: PublicConfig
  auth: AuthClient
}

/** Asks who is signed in and which organizations are theirs, both at once. */
export function ConsoleLoader({ config, auth }: ConsoleLoaderProps) {
  const [services] = useState(() => createServices(auth))
  const queries = createQueries(services.api)
  const [me, organizations] = useQueries(
    { queries: [queries.me(), queries.organizations()] },
    services.queryClient,
  )
  const intl = useIntl()
  const error = me.error ?? organizations.error
  if (error !== null) {
    const retry = () => void Promise.all([me.refetch(), organizations.refetch()])
    return <BootPage detail={errorText(error, intl)} onRetry={retry} />
  }
  if (me.data === undefined || organizations.data === undefined) return <BootPage />
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
