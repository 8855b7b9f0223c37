import { systemClock } from '@airshed/data'
import { ALL_ORGANIZATIONS } from '@airshed/domain'
import { AirshedProvider, type AirshedValue } from '@airshed/kit/provider'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useAppMessages } from '../messages/useAppMessages.ts'
import { useEndedDevelopment } from '../installed/useEndedDevelopment.ts'
import { useLeftInPage } from '../installed/useLeftInPage.ts'
import { useRegistry } from '../installed/useRegistry.ts'
import { StrayRedirect } from '../routes/StrayRedirect.tsx'
import { isKioskSearch, withoutKiosk, withSearch } from '../routes/routeRules.ts'
import { createKeeper } from '../session/keeper.ts'
import { useConsole } from '../session/consoleContext.ts'
import { ShellFrame } from './ShellFrame.tsx'

const loadThumbnails = async () => (await import('@airshed/plugins/thumbnails')).THUMBNAILS

/** The providers that screens need, and the frame around the page. */
export function Shell() {
  const { slug = ALL_ORGANIZATIONS } = useParams()
  const { user, organizations, theme, locale, config, services, setOrganization, ...rest } =
    useConsole()
  const navigate = useNavigate()
  const appMessages = useAppMessages(locale)
  const isKiosk = isKioskSearch(useLocation().search)

  const isKnown = slug === ALL_ORGANIZATIONS || organizations.some(({ id }) => id === slug)
  useEffect(() => {
    if (isKnown) setOrganization(slug)
  }, [isKnown, slug, setOrganization])

  const known = useRegistry(services, slug)
  useLeftInPage(services, slug)
  useEndedDevelopment(services, slug, locale)
  const { setTheme, setLocale, signInAgain } = rest
  const value: AirshedValue = useMemo(
    () => ({
      ...services,
      ...known,
      clock: systemClock,
      loadThumbnails,
      keep: createKeeper(localStorage, user.id),
      navigate: (path, { replace = false, keepSearch = false } = {}) =>
        void navigate(keepSearch ? withSearch(path, window.location.search) : path, { replace }),
      kiosk: {
        isKiosk,
        leave: () => {
          const { pathname, search, hash } = window.location
          void navigate(`${pathname}${withoutKiosk(search)}${hash}`, { replace: true })
        },
      },
      session: {
        user,
        slug,
        organizations,
        theme,
        locale,
        setTheme,
        setLocale,
        signInAgain,
        config,
      },
    }),
    [
      services,
      known,
      navigate,
      isKiosk,
      user,
      slug,
      organizations,
      theme,
      locale,
      setTheme,
      setLocale,
      signInAgain,
      config,
    ],
  )
  if (!isKnown) return <StrayRedirect />
  return (
    <AirshedProvider value={value} queryClient={services.queryClient} messages={appMessages}>
      <ShellFrame />
    </AirshedProvider>
  )
}
