import type { AnyScreenDefinition } from '@airshed/contract'
import { matchPath } from 'react-router-dom'

/** How the page at an address lies in the window: with margins, or up to the edges. */
export function pageLayout(
  screens: readonly AnyScreenDefinition[],
  pathname: string,
): 'page' | 'bleed' {
  const screen = screens.find(
    ({ manifest }) => matchPath(`/:slug/${manifest.path}`, pathname) !== null,
  )
  return screen?.manifest.layout ?? 'page'
}
