import { ALL_ORGANIZATIONS, can } from '@airshed/domain'
import { AirshedProvider, type AirshedValue } from '@airshed/kit'
import { systemClock } from '@airshed/data'
import { Drawer } from '@airshed/ui'
import { useEffect, useMemo, useState } from 'react'
import { Navigate, Outlet, useNavigate, useParams } from 'react-router-dom'
import { appMessages, useAppText } from '../messages/appMessages.ts'
import { useConsole } from '../session/consoleContext.ts'
import { navigationOf } from './navigation.ts'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { useMediaQuery } from './useMediaQuery.ts'

/** Below this width the sidebar is a drawer. */
const DRAWER_QUERY = '(max-width: 899px)'

/** Everything around the page: navigation, top bar, and the providers that screens stand on. */
export function Shell() {
  const { slug = ALL_ORGANIZATIONS } = useParams()
  const { user, organizations, stored, config, services, setOrganization, ...rest } = useConsole()
  const navigate = useNavigate()
  const isNarrow = useMediaQuery(DRAWER_QUERY)
  const [isCollapsed, setCollapsed] = useState(false)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const text = useAppText()

  const isKnown = slug === ALL_ORGANIZATIONS || organizations.some(({ id }) => id === slug)
  useEffect(() => {
    if (isKnown) setOrganization(slug)
  }, [isKnown, slug, setOrganization])

  const { setTheme, setLocale } = rest
  const value: AirshedValue = useMemo(
    () => ({
      ...services,
      clock: systemClock,
      navigate: (path, options) => void navigate(path, options),
      session: {
        user,
        slug,
        organizations,
        theme: stored.theme,
        locale: stored.locale,
        setTheme,
        setLocale,
        config,
      },
    }),
    [services, navigate, user, slug, organizations, stored, setTheme, setLocale, config],
  )
  const groups = useMemo(
    () =>
      navigationOf(services.registry.screens, (permission) =>
        can(user.permissions, permission, slug),
      ),
    [services, user, slug],
  )
  // An organization that is not ours shows nothing: back to the start.
  if (!isKnown) return <Navigate to="/" replace />

  const sidebar = { groups, slug, locale: stored.locale }
  return (
    <AirshedProvider value={value} queryClient={services.queryClient} messages={appMessages}>
      <div className="app-shell">
        <a className="app-skip" href="#content">
          {text('app.skip')}
        </a>
        {isNarrow ? (
          <Drawer
            side="left"
            width={280}
            title="Airshed"
            isOpen={isDrawerOpen}
            onClose={() => setDrawerOpen(false)}
          >
            <Sidebar {...sidebar} isCollapsed={false} onNavigate={() => setDrawerOpen(false)} />
          </Drawer>
        ) : (
          <Sidebar
            {...sidebar}
            isCollapsed={isCollapsed}
            onToggle={() => setCollapsed(!isCollapsed)}
          />
        )}
        <div className="app-column">
          <TopBar slug={slug} onOpenNavigation={isNarrow ? () => setDrawerOpen(true) : undefined} />
          <main className="app-main" data-layout="page" id="content" tabIndex={-1}>
            <Outlet />
          </main>
        </div>
      </div>
    </AirshedProvider>
  )
}
