import type { NavigationGroup, NavigationItem } from './navigation.ts'

type PageItem = Extract<NavigationItem, { kind: 'page' }>

export interface SettingsArea {
  /** Path of its first page, below `/{slug}`. */
  firstPath: string
  /** Sum of the badges of its items. */
  badge: number
  /** Whether the shown page is one of the area, or below one. */
  isOpen: boolean
}

const isPage = (item: NavigationItem): item is PageItem => item.kind === 'page'

/**
 * What the sidebar says about the settings.
 *
 * @param groups the items of the area
 * @param pathname the shown page, as `/{slug}/{path}`
 * @returns null if the visitor may open no page of it
 */
export function settingsAreaOf(
  groups: readonly NavigationGroup[],
  pathname: string,
): SettingsArea | null {
  const pages = groups.flatMap(({ items }) => items).filter(isPage)
  const [first] = pages
  if (first === undefined) return null
  const shown = `${pathname.split('/').slice(2).join('/')}/`
  return {
    firstPath: first.path,
    badge: pages.reduce((sum, { badge }) => sum + badge, 0),
    isOpen: pages.some(({ path }) => shown.startsWith(`${path}/`)),
  }
}
