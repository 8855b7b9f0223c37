import { Mark, NamedIcon } from '@airshed/ui'
import type { AccessContext, Locale } from '@airshed/schemas'
import { Button } from '@blueprintjs/core'
import { MenuOpenIcon } from '@blueprintjs/icons'
import { NavLink } from 'react-router-dom'
import { ActingBanner } from '../accessContext/ActingBanner.tsx'
import { useAppText } from '../messages/appMessages.ts'
import type { NavigationGroup } from './navigation.ts'
import { SidebarItem } from './SidebarItem.tsx'

export interface SidebarProps {
  groups: readonly NavigationGroup[]
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
  const { groups, slug, locale, isCollapsed, acting, onToggle, onNavigate } = props
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
      {acting === null ? null : <ActingBanner acting={acting} isSmall={isCollapsed} />}
      <div className="app-nav-groups">
        {groups.map(({ group, items }) => (
          <div
            className="app-nav-group"
            key={group}
            role="group"
            aria-label={text(`app.nav.group.${group}`)}
          >
            <div className="app-nav-title" aria-hidden>
              {isCollapsed ? null : text(`app.nav.group.${group}`)}
            </div>
            {items.map((item) => (
              <SidebarItem
                key={item.title.en}
                item={item}
                slug={slug}
                locale={locale}
                isCollapsed={isCollapsed}
                onAccessContext={props.onAccessContext}
                onNavigate={onNavigate}
              />
            ))}
          </div>
        ))}
      </div>
      {onToggle === undefined ? null : (
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
