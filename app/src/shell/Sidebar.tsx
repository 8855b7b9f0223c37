import { Mark, NamedIcon } from '@airshed/ui'
import type { AccessContext, Locale } from '@airshed/schemas'
import { Button } from '@blueprintjs/core'
import { MenuOpenIcon } from '@blueprintjs/icons'
import { NavLink } from 'react-router-dom'
import { ActingNotice } from '../accessContext/ActingNotice.tsx'
import { useAppText } from '../messages/appMessages.ts'
import type { NavigationGroup } from './navigation.ts'
import { NavigationList } from './NavigationList.tsx'
import type { SettingsArea } from './settingsArea.ts'
import { SettingsLink } from './SettingsLink.tsx'

export interface SidebarProps {
  groups: readonly NavigationGroup[]
  /** Items of the settings: in a drawer they are listed too, otherwise one link leads to them. */
  settings: readonly NavigationGroup[]
  /** null: there is no link to the settings. */
  area: SettingsArea | null
  slug: string
  locale: Locale
  isCollapsed: boolean
  /** Whom the user acts as; the whole sidebar shows it. */
  acting: AccessContext | null
  onAccessContext: () => void
  /** Absent if the sidebar cannot be collapsed, as in a drawer. */
  onToggle?: () => void
  /** After a link was followed. */
  onNavigate?: () => void
}

/** The navigation: groups of links, 280 px wide or 102 px as icons. */
export function Sidebar(props: SidebarProps) {
  const { groups, settings, area, slug, locale, isCollapsed, acting, onToggle, onNavigate } = props
  const isDrawer = onToggle === undefined
  const list = { slug, locale, isCollapsed, onAccessContext: props.onAccessContext, onNavigate }
  const text = useAppText()
  const toggleText = text(isCollapsed ? 'app.nav.expand' : 'app.nav.collapse')
  return (
    <nav
      className="app-sidebar"
      data-collapsed={isCollapsed}
      data-acting={acting !== null}
      aria-label={text('app.nav.label')}
    >
      <NavLink className="app-brand" to={`/${slug}/home`} aria-label="Airshed" onClick={onNavigate}>
        <Mark size={26} />
        {isCollapsed ? null : <span>Airshed</span>}
      </NavLink>
      {acting === null ? null : <ActingNotice acting={acting} isSmall={isCollapsed} />}
      <div className="app-nav-groups">
        <NavigationList groups={groups} {...list} />
        {isDrawer && settings.length > 0 ? (
          <>
            <div className="app-settings-title">{text('app.nav.settings')}</div>
            <NavigationList groups={settings} {...list} />
          </>
        ) : null}
      </div>
      {isDrawer || area === null ? null : (
        <SettingsLink area={area} slug={slug} isCollapsed={isCollapsed} />
      )}
      {isDrawer ? null : (
        <Button
          className="app-sidebar-toggle"
          variant="minimal"
          icon={isCollapsed ? <MenuOpenIcon /> : <NamedIcon name="menu-closed" />}
          text={isCollapsed ? undefined : toggleText}
          aria-label={toggleText}
          aria-expanded={!isCollapsed}
          alignText="start"
          onClick={onToggle}
        />
      )}
    </nav>
  )
}
