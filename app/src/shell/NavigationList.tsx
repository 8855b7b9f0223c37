import type { Locale } from '@airshed/schemas'
import { useAppText } from '../messages/appMessages.ts'
import type { NavigationGroup } from './navigation.ts'
import { SidebarItem } from './SidebarItem.tsx'

export interface NavigationListProps {
  groups: readonly NavigationGroup[]
  slug: string
  locale: Locale
  isCollapsed: boolean
  onAccessContext: () => void
  /** After a link was followed. */
  onNavigate?: (() => void) | undefined
}

/** Groups of links, each under its title. */
export function NavigationList({ groups, isCollapsed, ...props }: NavigationListProps) {
  const text = useAppText()
  return groups.map(({ group, items }) => (
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
        <SidebarItem key={item.title.en} item={item} isCollapsed={isCollapsed} {...props} />
      ))}
    </div>
  ))
}
