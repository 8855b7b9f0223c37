import {
  pagesOf,
  type AnyWidgetDefinition,
  type RegisteredPlugin,
  type ScreenDefinition,
  type ScreenPlace,
} from '@airshed/contract'
import { loadPage, loadWidget } from '@airshed/host'
import type { Language, Reader } from '@airshed/kit/provider'
import { matchPath } from 'react-router-dom'
import { BUILT_IN_PLUGINS } from '@airshed/plugins'

const isScreen = (plugin: RegisteredPlugin): plugin is ScreenDefinition =>
  plugin.manifest.kind === 'screen'
const isWidget = (plugin: RegisteredPlugin): plugin is AnyWidgetDefinition =>
  plugin.manifest.kind === 'widget'

/** The page at an address, and the widgets that it always shows; home if there is none. */
export function partsOfPage(
  plugins: readonly RegisteredPlugin[],
  pathname: string,
): { place: ScreenPlace; widgets: readonly AnyWidgetDefinition[] } | null {
  const path = /^\/[^/]*\/?$/.test(pathname) ? '/all/home' : pathname
  const place = pagesOf(plugins.filter(isScreen)).find(
    ({ page }) => matchPath(`/:slug/${page.path}`, path) !== null,
  )
  if (place === undefined) return null
  const types = place.definition.widgets ?? []
  const widgets = plugins.filter(isWidget).filter(({ manifest }) => types.includes(manifest.type))
  return { place, widgets }
}

/** Preloads the parts of a page while the session is still being requested. */
export function preloadPage(pathname: string, language: Language): void {
  const found = partsOfPage(BUILT_IN_PLUGINS, pathname)
  if (found === null) return
  const { place, widgets } = found
  const page = { ...place.definition, messages: place.screen.messages }
  for (const { load: loadComponent, loadValidator, messages } of [page, ...widgets]) {
    const parts = [loadComponent, loadValidator, messages.en, messages[language]]
    // A failure here is retried, and reported, when the page needs it.
    for (const load of parts) load().catch(() => undefined)
  }
}

/**
 * Prepares what the page at an address needs, so that its first render shows no placeholder. Always
 * resolves: what failed is retried, and reported, when the page needs it.
 */
export async function preparePage(pathname: string, reader: Reader): Promise<void> {
  const found = partsOfPage(BUILT_IN_PLUGINS, pathname)
  if (found === null) return
  const { place, widgets } = found
  await Promise.allSettled([
    loadPage(place.screen, place.definition, reader),
    ...widgets.map((widget) => loadWidget(widget, reader)),
  ])
}
