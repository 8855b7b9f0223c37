import { updateUser } from '@airshed/schemas/calls'
import type { Locale, Organization, PublicConfig, Theme, User } from '@airshed/schemas'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useMemo } from 'react'
import type { AuthClient } from '../auth/authClient.ts'
import { GuardedRouter } from '../leaving/GuardedRouter.tsx'
import { ConsoleRoutes } from '../routes/ConsoleRoutes.tsx'
import { ConsoleToasts } from '../shell/ConsoleToasts.tsx'
import { chooseLocaleAtom } from '../session/chooseLocale.ts'
import { ConsoleContext, type ConsoleValue } from '../session/consoleContext.ts'
import { localeAtom, themeAtom } from '../session/shownSession.ts'
import { storedSessionAtom } from '../session/storedSession.ts'
import { useLiveChanges } from '../session/useLiveChanges.ts'
import { useLiveToasts } from '../session/useLiveToasts.ts'
import { WhileSignedIn } from '../session/WhileSignedIn.tsx'
import { useVersionNotice } from '../version/useVersionNotice.ts'
import type { Services } from './services.ts'
import { useUnits } from './useUnits.ts'

export interface ConsoleProps {
  config: PublicConfig
  auth: AuthClient
  services: Services
  user: User
  organizations: readonly Organization[]
}

/** The console of a signed-in user. */
export function Console(props: ConsoleProps) {
  const { config, auth, user, organizations } = props
  const services = useUnits(props.services, user.temp_units)
  const [stored, store] = useAtom(storedSessionAtom)
  const chooseLocale = useSetAtom(chooseLocaleAtom)
  const theme = useAtomValue(themeAtom)
  const locale = useAtomValue(localeAtom)
  const { api, telemetry, toaster, live } = services

  useEffect(() => telemetry.identify(user.id), [telemetry, user.id])
  useLiveToasts(live, toaster)
  useLiveChanges(services)
  useVersionNotice(toaster)

  const signOut = useCallback(async () => {
    services.close()
    await auth.signOut()
  }, [auth, services])

  const value: ConsoleValue = useMemo(
    () => ({
      config,
      services,
      user,
      organizations,
      stored,
      theme,
      locale,
      setTheme: (chosen: Theme) => store({ theme: chosen }),
      setLocale: (chosen: Locale) => {
        void chooseLocale(chosen)
        api
          .call(updateUser, { params: { id: user.id }, body: { locale: chosen } })
          .catch((error: unknown) => {
            telemetry.error(error, 'locale')
          })
      },
      setOrganization: (id: string) => store({ organization_id: id }),
      signOut: () => void signOut(),
      signInAgain: () => {
        const { pathname, search } = window.location
        void auth.signInAgain(`${pathname}${search}`, locale.slice(0, 2))
      },
      restart: () => {
        services.close()
        store({ organization_id: null })
        window.location.assign('/')
      },
    }),
    [
      config,
      services,
      user,
      organizations,
      stored,
      theme,
      locale,
      store,
      chooseLocale,
      api,
      telemetry,
      signOut,
      auth,
    ],
  )

  return (
    <ConsoleContext value={value}>
      <WhileSignedIn
        expiry={services.expiry}
        onSignIn={() => void auth.signIn(window.location.pathname, locale.slice(0, 2))}
      >
        <GuardedRouter>
          <ConsoleRoutes screens={services.registry.screens} />
          <ConsoleToasts toaster={toaster} />
        </GuardedRouter>
      </WhileSignedIn>
    </ConsoleContext>
  )
}
