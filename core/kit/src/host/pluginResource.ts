import type {
  AnyScreenDefinition,
  AnyWidgetDefinition,
  CompiledValidator,
  LazyComponent,
  PluginIntl,
  ScreenProps,
  WidgetProps,
} from '@airshed/contract'
import { loadPluginIntl, type Reader } from './pluginIntl.ts'

/** A plugin, loaded: its component with its texts, so that it never appears without them. */
export interface PluginResource<Props> {
  Component: LazyComponent<Props>['default']
  intl: PluginIntl
  /** Checks the config of a widget, or the parameters of a screen. */
  validate: CompiledValidator
}

type AnyDefinition = AnyWidgetDefinition | AnyScreenDefinition
// oxlint-disable-next-line typescript/no-explicit-any -- one cache for plugins of all config types; the two functions below give the type back
type AnyResource = PluginResource<any>

const kept = new WeakMap<AnyDefinition, Map<string, Promise<AnyResource>>>()

function loadOnce(definition: AnyDefinition, reader: Reader): Promise<AnyResource> {
  const byReader = kept.get(definition) ?? new Map<string, Promise<AnyResource>>()
  kept.set(definition, byReader)
  const key = `${reader.locale} ${reader.timezone}`
  const known = byReader.get(key)
  if (known !== undefined) return known
  const started = load(definition, reader)
  byReader.set(key, started)
  return started
}

async function load(definition: AnyDefinition, reader: Reader): Promise<AnyResource> {
  const [component, validator, intl] = await Promise.all([
    definition.load(),
    definition.loadValidator(),
    loadPluginIntl(definition.messages, reader),
  ])
  return { Component: component.default, validate: validator.default, intl }
}

/** Component, texts and validator of a widget, each loaded once; the same promise for the same reader. */
export function loadWidget(
  definition: AnyWidgetDefinition,
  reader: Reader,
): Promise<PluginResource<WidgetProps<unknown>>> {
  return loadOnce(definition, reader)
}

/** The same for a screen. */
export function loadScreen(
  definition: AnyScreenDefinition,
  reader: Reader,
): Promise<PluginResource<ScreenProps<unknown>>> {
  return loadOnce(definition, reader)
}

/** Lets the next use load the plugin anew, after a load that failed. */
export function forgetPlugin(definition: AnyDefinition): void {
  kept.delete(definition)
}
