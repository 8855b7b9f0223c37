import { localized } from '@airshed/kit'
import { Mark, NamedIcon } from '@airshed/ui'
import type { Locale } from '@airshed/schemas'
import { Button, Tooltip } from '@blueprintjs/core'
import { MenuClosedIcon, MenuOpenIcon } from '@blueprintjs/icons'
import { NavLink } from 'react-router-dom'
import { useAppText } from '../messages/appMessages.ts'
import type { NavigationGroup } from './navigation.ts'

export interface SidebarProps {
  groups: readonly NavigationGroup[]
  slug: string
  locale: Locale
  isCollapsed: boolean
  /** Absent where the sidebar cannot be collapsed, as in a drawer. */
  onToggle?: () => void
  /** After a link was followed. */
  onNavigate?: () => void
}

/** The navigation: groups of links, 280 px wide or 102 px as icons. */
export function Sidebar({ groups, slug, locale, isCollapsed, onToggle, onNavigate }: SidebarProps) {
  const text = useAppText()
  const toggleText = text(isCollapsed ? 'app.nav.expand' : 'app.nav.collapse')
  return (
    <nav className="app-sidebar" data-collapsed={isCollapsed} aria-label={text('app.nav.label')}>
      <NavLink className="app-brand" to={`/${slug}/home`} aria-label="Airshed" onClick={onNavigate}>
        <Mark size={26} />
        {isCollapsed ? null : <span>Airshed</span>}
      </NavLink>
      {groups.map(({ group, items }) => (
        <div className="app-nav-group" key={group}>
          <div className="app-nav-title">{isCollapsed ? null : text(`app.nav.group.${group}`)}</div>
          {items.map(({ path, icon, title }) => (
            <Tooltip
              key={path}
              content={localized(title, locale)}
              placement="right"
              disabled={!isCollapsed}
              fill
            >
              <NavLink className="app-nav-item" to={`/${slug}/${path}`} onClick={onNavigate}>
                <NamedIcon name={icon} />
                <span className={isCollapsed ? 'app-visually-hidden' : undefined}>
                  {localized(title, locale)}
                </span>
              </NavLink>
            </Tooltip>
          ))}
        </div>
      ))}
      {onToggle === undefined ? null : (
        <Button
          className="app-sidebar-toggle"
          variant="minimal"
          icon={isCollapsed ? <MenuOpenIcon /> : <MenuClosedIcon />}
          text={isCollapsed ? undefined : toggleText}
          aria-label={toggleText}
          alignText="start"
          onClick={onToggle}
        />
      )}
    </nav>
  )
}
