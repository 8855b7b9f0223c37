import { pagesOf, type LocalizedText, type ScreenDefinition } from '@airshed/contract'
import type { Permission } from '@airshed/schemas'

/** A page without an item in the navigation whose address is complete, such as the one that creates an alert. */
export interface FixedPage {
  /** Below `/{slug}`. */
  path: string
  title: LocalizedText
}

/**
 * The pages that a command can open, although the navigation does not list them.
 *
 * @param can checks a permission in the page's organization
 */
export function fixedPagesOf(
  screens: readonly ScreenDefinition[],
  can: (permission: Permission) => boolean,
): readonly FixedPage[] {
  return pagesOf(screens).flatMap(({ page: { path, nav, title, permission } }) => {
    const isFixed = nav === undefined && title !== undefined && !path.includes(':')
    return isFixed && (permission === null || can(permission)) ? [{ path, title }] : []
  })
}
