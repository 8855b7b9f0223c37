import type {
  AnyScreenPage,
  AnyWidgetDefinition,
  ScreenDefinition,
  ScreenProps,
} from '@airshed/contract'
import { useSession } from '@airshed/kit'
import type { Reader } from '@airshed/kit/provider'
import { use, useMemo } from 'react'
import { loadForm, loadPage, type FormResource, type PluginResource } from './pluginResource.ts'

function useReader(): Reader {
  const { locale, user } = useSession()
  const { timezone } = user
  return useMemo(() => ({ locale, timezone }), [locale, timezone])
}

/** Texts and validator for the form of a widget's settings; suspends until they are loaded. */
export function useWidgetForm(definition: AnyWidgetDefinition): FormResource {
  return use(loadForm(definition, useReader()))
}

/** Component, texts and validator of a page; suspends until they are loaded. */
export function useLoadedPage(
  screen: ScreenDefinition,
  page: AnyScreenPage,
): PluginResource<ScreenProps<unknown>> {
  return use(loadPage(screen, page, useReader()))
}
