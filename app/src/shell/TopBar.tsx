import { useLostSinceMs } from '@airshed/console-kit'
import { useSession } from '@airshed/kit'
import { isSimulatedPage } from '@airshed/kit/provider'
import { LostMark } from '@airshed/ui'
import { Button, Tooltip } from '@blueprintjs/core'
import { MenuIcon } from '@blueprintjs/icons'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useAppText } from '../messages/appMessages.ts'
import { isSlugFixed, pathForSlug } from '../routes/routeRules.ts'
import { useConsole } from '../session/consoleContext.ts'
import { useSignOut } from '../session/useSignOut.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { OrganizationSelector } from './OrganizationSelector.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { SearchButton } from './SearchButton.tsx'

export interface TopBarProps {
  /** Opens the palette. */
  onSearch: () => void
  /** Given if the sidebar is a drawer. */
  onOpenNavigation?: (() => void) | undefined
}

/** Organization, simulated-data mark, a lost connection, search, language and profile. */
export function TopBar({ onSearch, onOpenNavigation }: TopBarProps) {
  const text = useAppText()
  const params = useParams()
  const { slug } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { organizations, user, theme, locale, setLocale, setTheme } = useConsole()
  const signOut = useSignOut()
  const lostSinceMs = useLostSinceMs()
  const isSimulated = isSimulatedPage({ organizations, slug })
  return (
    <header className="app-topbar">
      {onOpenNavigation === undefined ? null : (
        <Button
          variant="minimal"
          icon={<MenuIcon />}
          aria-label={text('app.nav.open')}
          onClick={onOpenNavigation}
        />
      )}
      <OrganizationSelector
        organizations={organizations}
        slug={slug}
        isFixed={isSlugFixed(params, pathname)}
        onChoose={(next) => void navigate(pathForSlug(pathname, next))}
      />
      <div className="app-topbar-space" />
      {isSimulated ? (
        <Tooltip content={text('app.simulated.hint')} placement="bottom">
          <span className="app-simulated">
            <span className="app-wide">{text('app.simulated')}</span>
            <span className="app-narrow">{text('app.simulated.short')}</span>
          </span>
        </Tooltip>
      ) : null}
      {lostSinceMs === null ? null : (
        <span className="app-lost">
          <LostMark sinceMs={lostSinceMs} timezone={user.timezone} />
        </span>
      )}
      <SearchButton onClick={onSearch} />
      <LanguageMenu locale={locale} onChoose={setLocale} />
      <ProfileMenu
        user={user}
        theme={theme}
        onProfile={() => void navigate(`/${slug}/profile`)}
        onTheme={setTheme}
        onSignOut={signOut}
      />
    </header>
  )
}
