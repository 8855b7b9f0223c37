import type {
  AnyScreenDefinition,
  AnyWidgetDefinition,
  CompiledValidator,
  LazyComponent,
  PluginIntl,
  ScreenProps,
  WidgetProps,
} from '@airshed/contract'
import { loadPluginIntl, type Reader } from '@airshed/kit/provider'

/** A plugin, loaded: its component with its texts, so that it never appears without them. */
export interface PluginResource<Props> {
  Component: LazyComponent<Props>['default']
  intl: PluginIntl
  /** Checks the config of a widget, or the parameters of a screen. */
  validate: CompiledValidator
}

/** What a form of settings is made with. */
export type FormResource = Omit<PluginResource<never>, 'Component'>

type AnyDefinition = AnyWidgetDefinition | AnyScreenDefinition
// oxlint-disable-next-line typescript/no-explicit-any -- one cache for plugins of all config types; the two functions below give the type back
type AnyResource = PluginResource<any>

type Kept<Resource> = WeakMap<AnyDefinition, Map<string, Promise<Resource>>>
const kept: Kept<AnyResource> = new WeakMap()
const keptForms: Kept<FormResource> = new WeakMap()

function loadOnce<Resource>(
  all: Kept<Resource>,
  definition: AnyDefinition,
  reader: Reader,
  load: (definition: AnyDefinition, reader: Reader) => Promise<Resource>,
): Promise<Resource> {
  const byReader = all.get(definition) ?? new Map<string, Promise<Resource>>()
  all.set(definition, byReader)
  const key = `${reader.locale} ${reader.timezone}`
  const known = byReader.get(key)
  if (known !== undefined) return known
  const started = load(definition, reader)
  byReader.set(key, started)
  return started
}

async function load(definition: AnyDefinition, reader: Reader): Promise<AnyResource> {
  const [component, form] = await Promise.all([definition.load(), formOf(definition, reader)])
  return { Component: component.default, ...form }
}

async function formOf(definition: AnyDefinition, reader: Reader): Promise<FormResource> {
  const [validator, intl] = await Promise.all([
    definition.loadValidator(),
    loadPluginIntl(definition.messages, reader),
  ])
  return { validate: validator.default, intl }
}

/**
 * Texts and validator of a widget alone, each loaded once: its form needs no component, and that of an
 * installed plugin is not in the page.
 */
export function loadForm(definition: AnyWidgetDefinition, reader: Reader): Promise<FormResource> {
  return loadOnce(keptForms, definition, reader, formOf)
}

/** Component, texts and validator of a widget, each loaded once; the same promise for the same reader. */
export function loadWidget(
  definition: AnyWidgetDefinition,
  reader: Reader,
): Promise<PluginResource<WidgetProps<unknown>>> {
  return loadOnce(kept, definition, reader, load)
}

/** The same for a screen. */
export function loadScreen(
  definition: AnyScreenDefinition,
  reader: Reader,
): Promise<PluginResource<ScreenProps<unknown>>> {
  return loadOnce(kept, definition, reader, load)
}

/** Lets the next use load the plugin anew, after a load that failed. */
export function forgetPlugin(definition: AnyDefinition): void {
  kept.delete(definition)
  keptForms.delete(definition)
}
