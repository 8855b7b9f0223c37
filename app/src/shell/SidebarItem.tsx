import { localized } from '@airshed/kit/provider'
import type { Locale } from '@airshed/schemas'
import { NamedIcon } from '@airshed/ui'
import { Tooltip } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { useAppText } from '../messages/appMessages.ts'
import { NavBadge } from './NavBadge.tsx'
import type { NavigationItem } from './navigation.ts'

export interface SidebarItemProps {
  item: NavigationItem
  slug: string
  locale: Locale
  isCollapsed: boolean
  onAccessContext: () => void
  /** After it was followed. */
  onNavigate?: (() => void) | undefined
}

/** One entry of the sidebar; if collapsed, its label is in a tooltip. */
export function SidebarItem(props: SidebarItemProps) {
  const { item, slug, locale, isCollapsed, onNavigate } = props
  const text = useAppText()
  const title = localized(item.title, locale)
  const looks = (
    <>
      <NamedIcon name={item.icon} />
      <span className={isCollapsed ? 'app-visually-hidden' : 'app-nav-text'}>{title}</span>
      {item.kind === 'page' ? <ItemMarks item={item} isCollapsed={isCollapsed} /> : null}
    </>
  )
  const element = (): ReactNode => {
    switch (item.kind) {
      case 'page':
        return (
          <NavLink className="app-nav-item" to={`/${slug}/${item.path}`} onClick={onNavigate}>
            {looks}
          </NavLink>
        )
      case 'link':
        return (
          <a className="app-nav-item" href={item.href} target="_blank" rel="noopener noreferrer">
            {looks}
            <span className="app-visually-hidden">, {text('app.nav.newTab')}</span>
          </a>
        )
      case 'access-context':
        return (
          <button
            type="button"
            className="app-nav-item"
            aria-haspopup="dialog"
            onClick={() => {
              onNavigate?.()
              props.onAccessContext()
            }}
          >
            {looks}
          </button>
        )
    }
  }
  return (
    <Tooltip content={title} placement="right" disabled={!isCollapsed} fill>
      {element()}
    </Tooltip>
  )
}

interface ItemMarksProps {
  item: Extract<NavigationItem, { kind: 'page' }>
  isCollapsed: boolean
}

/** Marks an item as beta, and shows how much is pending. */
function ItemMarks({ item: { isBeta, badge }, isCollapsed }: ItemMarksProps) {
  const text = useAppText()
  return (
    <>
      {isBeta ? (
        <span className={isCollapsed ? 'app-visually-hidden' : 'app-nav-beta'}>
          {text('app.nav.beta')}
        </span>
      ) : null}
      <NavBadge count={badge} />
    </>
  )
}
