import {
  NAV_GROUPS,
  type AnyScreenDefinition,
  type LocalizedText,
  type NavGroup,
} from '@airshed/contract'
import type { Permission } from '@airshed/schemas'

export interface NavigationItem {
  path: string
  icon: string
  title: LocalizedText
}

export interface NavigationGroup {
  group: NavGroup
  items: readonly NavigationItem[]
}

/**
 * The sidebar: every screen that has a place in it and that the visitor may open, by group and
 * order; groups without items are left out.
 */
export function navigationOf(
  screens: readonly AnyScreenDefinition[],
  can: (permission: Permission) => boolean,
): readonly NavigationGroup[] {
  return NAV_GROUPS.map((group) => ({
    group,
    items: screens
      .filter(({ manifest }) => manifest.nav?.group === group)
      .filter(({ manifest }) => manifest.permission === null || can(manifest.permission))
      .toSorted((a, b) => a.manifest.nav!.order - b.manifest.nav!.order)
      .map(({ manifest }) => ({
        path: manifest.path,
        icon: manifest.nav!.icon,
        title: manifest.nav!.title,
      })),
  })).filter(({ items }) => items.length > 0)
}
