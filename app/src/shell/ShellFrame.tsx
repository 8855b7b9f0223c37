import { useSession } from '@airshed/kit'
import { useAirshed, useKiosk } from '@airshed/kit/provider'
import { Drawer } from '@airshed/ui'
import { lazy, Suspense, useCallback, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ActingNotice } from '../accessContext/ActingNotice.tsx'
import { useShortcutKeys } from '../commands/shortcutKeys.ts'
import { useShellCommands } from '../commands/useShellCommands.ts'
import { useAppText } from '../messages/appMessages.ts'
import { LockedBanner } from './LockedBanner.tsx'
import { pageLayout } from './pageLayout.ts'
import { settingsAreaOf } from './settingsArea.ts'
import { ShellDialogs, type ShellDialog } from './ShellDialogs.tsx'
import { Sidebar } from './Sidebar.tsx'
import { useCollapsed } from './sidebarState.ts'
import { TopBar } from './TopBar.tsx'
import { useMediaQuery } from './useMediaQuery.ts'
import { useSidebar } from './useSidebar.ts'

/** Below this width the sidebar is a drawer. */
const DRAWER_QUERY = '(max-width: 899px)'

/** Below this width the sidebar is collapsed until the user chooses. */
const COLLAPSED_QUERY = '(max-width: 1199px)'

// Only few users need it.
const SecondFactorBanner = lazy(() => import('./SecondFactorBanner.tsx'))

// Only pages of the settings have it.
const SettingsNav = lazy(() => import('./SettingsNav.tsx'))

/** Everything around the page: navigation, top bar, and their overlays. */
export function ShellFrame() {
  const { registry } = useAirshed()
  const { user, slug, locale } = useSession()
  const { isKiosk } = useKiosk()
  const { pathname } = useLocation()
  const isNarrow = useMediaQuery(DRAWER_QUERY)
  const [isCollapsed, toggleCollapsed] = useCollapsed(useMediaQuery(COLLAPSED_QUERY))
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [dialog, setDialog] = useState<ShellDialog | null>(null)
  const text = useAppText()
  const { groups, settings } = useSidebar()
  const area = settingsAreaOf(settings, pathname)
  const toggle = useCallback(
    (wanted: ShellDialog) => setDialog((open) => (open === wanted ? null : wanted)),
    [],
  )
  const closeDialog = useCallback(() => setDialog(null), [])
  useShellCommands({
    groups,
    toggle,
    onToggleSidebar: isNarrow ? undefined : toggleCollapsed,
  })
  useShortcutKeys()

  const acting = user.access_context
  const needsSecondFactor = (user.second_factor_required_by ?? []).length > 0
  const links = { slug, locale, onAccessContext: () => toggle('access-context') }
  const sidebar = { ...links, groups, settings, area, acting }
  return (
    <div className="app-shell" data-kiosk={isKiosk}>
      {isKiosk ? null : (
        <>
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
            <Sidebar {...sidebar} isCollapsed={isCollapsed} onToggle={toggleCollapsed} />
          )}
        </>
      )}
      <div className="app-column">
        {isKiosk ? null : (
          <>
            <TopBar
              onSearch={() => toggle('palette')}
              onOpenNavigation={isNarrow ? () => setDrawerOpen(true) : undefined}
            />
            <LockedBanner />
            {needsSecondFactor ? (
              <Suspense fallback={null}>
                <SecondFactorBanner />
              </Suspense>
            ) : null}
            {isNarrow && acting !== null ? <ActingNotice acting={acting} isSmall={false} /> : null}
          </>
        )}
        <div className="app-page">
          {!isKiosk && !isNarrow && area?.isOpen === true ? (
            <Suspense fallback={<div className="app-settings-nav" />}>
              <SettingsNav {...links} groups={settings} />
            </Suspense>
          ) : null}
          <main
            className="app-main"
            data-layout={pageLayout(registry.screens, pathname)}
            id="content"
            tabIndex={-1}
          >
            <Outlet />
          </main>
        </div>
      </div>
      <ShellDialogs open={dialog} onClose={closeDialog} />
    </div>
  )
}
