import { pagesOf, type ScreenDefinition } from '@airshed/contract'
import { matchPath } from 'react-router-dom'

/** How the page at an address fills the window: with margins, or edge to edge. */
export function pageLayout(
  screens: readonly ScreenDefinition[],
  pathname: string,
): 'page' | 'bleed' {
  const place = pagesOf(screens).find(
    ({ page }) => matchPath(`/:slug/${page.path}`, pathname) !== null,
  )
  return place?.page.layout ?? 'page'
}
