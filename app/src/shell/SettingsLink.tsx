import { NamedIcon } from '@airshed/ui'
import { Tooltip } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { useAppText } from '../messages/appMessages.ts'
import { NavBadge } from './NavBadge.tsx'
import type { SettingsArea } from './settingsArea.ts'

export interface SettingsLinkProps {
  area: SettingsArea
  slug: string
  isCollapsed: boolean
}

/** Leads from the sidebar to the settings, and stays marked on each of their pages. */
export function SettingsLink({ area, slug, isCollapsed }: SettingsLinkProps) {
  const text = useAppText()
  const title = text('app.nav.settings')
  return (
    <div className="app-nav-settings">
      <Tooltip content={title} placement="right" disabled={!isCollapsed} fill>
        <Link
          className="app-nav-item"
          to={`/${slug}/${area.firstPath}`}
          aria-current={area.isOpen ? 'true' : undefined}
        >
          <NamedIcon name="cog" />
          <span className={isCollapsed ? 'app-visually-hidden' : 'app-nav-text'}>{title}</span>
          <NavBadge count={area.badge} />
        </Link>
      </Tooltip>
    </div>
  )
}
