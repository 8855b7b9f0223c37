import type { AnyPlugin, AnyScreenDefinition, AnyWidgetDefinition } from '@airshed/contract'
import type { Language } from '@airshed/kit/provider'
import { matchPath } from 'react-router-dom'
import { BUILT_IN_PLUGINS } from '../plugins.ts'

const isScreen = (plugin: AnyPlugin): plugin is AnyScreenDefinition =>
  plugin.manifest.kind === 'screen'
const isWidget = (plugin: AnyPlugin): plugin is AnyWidgetDefinition =>
  plugin.manifest.kind === 'widget'

/** The screen that an address opens, and the widgets that it always shows; home for no page. */
export function pluginsOfPage(
  plugins: readonly AnyPlugin[],
  pathname: string,
): (AnyScreenDefinition | AnyWidgetDefinition)[] {
  const path = /^\/[^/]*\/?$/.test(pathname) ? '/all/home' : pathname
  const screen = plugins
    .filter(isScreen)
    .find(({ manifest }) => matchPath(`/:slug/${manifest.path}`, path) !== null)
  if (screen === undefined) return []
  const types = screen.widgets ?? []
  const widgets = plugins.filter(isWidget).filter(({ manifest }) => types.includes(manifest.type))
  return [screen, ...widgets]
}

/** Fetches what a page is made of while it is still being asked who is there. */
export function preloadPage(pathname: string, language: Language): void {
  for (const plugin of pluginsOfPage(BUILT_IN_PLUGINS, pathname)) {
    const parts = [plugin.load, plugin.loadValidator, plugin.messages.en, plugin.messages[language]]
    // What fails here is asked for again, and told about, when the page needs it.
    for (const load of parts) load().catch(() => undefined)
  }
}
