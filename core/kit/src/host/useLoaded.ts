import type {
  AnyScreenDefinition,
  AnyWidgetDefinition,
  ScreenProps,
  WidgetProps,
} from '@airshed/contract'
import { use, useMemo } from 'react'
import { useSession } from '../hooks/session.ts'
import type { Reader } from './pluginIntl.ts'
import { loadScreen, loadWidget, type PluginResource } from './pluginResource.ts'

function useReader(): Reader {
  const { locale, user } = useSession()
  const { timezone } = user
  return useMemo(() => ({ locale, timezone }), [locale, timezone])
}

/** Component, texts and validator of a widget; suspends until they are there. */
export function useLoadedWidget(
  definition: AnyWidgetDefinition,
): PluginResource<WidgetProps<unknown>> {
  return use(loadWidget(definition, useReader()))
}

/** Component, texts and validator of a screen; suspends until they are there. */
export function useLoadedScreen(
  definition: AnyScreenDefinition,
): PluginResource<ScreenProps<unknown>> {
  return use(loadScreen(definition, useReader()))
}
