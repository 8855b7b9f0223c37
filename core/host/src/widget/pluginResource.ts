import type {
  AnyScreenPage,
  AnyWidgetDefinition,
  CompiledValidator,
  LazyComponent,
  MessageLoaders,
  PluginIntl,
  ScreenDefinition,
  ScreenProps,
  ValidatorLoader,
  WidgetProps,
} from '@airshed/contract'
import { loadPluginIntl, type Reader } from '@airshed/kit/provider'

/** A plugin, loaded: its component with its texts, so that it never appears without them. */
export interface PluginResource<Props> {
  Component: LazyComponent<Props>['default']
  intl: PluginIntl
  /** Checks the config of a widget, or the parameters of a page. */
  validate: CompiledValidator
}

/** The parts of a settings form. */
export type FormResource = Omit<PluginResource<never>, 'Component'>

/** Code or texts of a plugin could not be loaded; the next attempt may succeed. */
export class PluginLoadError extends Error {
  override readonly name = 'PluginLoadError'
  /** Lets the next use load it again. */
  readonly forget: () => void

  constructor(cause: unknown, forget: () => void) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.forget = forget
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- one cache for plugins of all config types; the functions below give the type back
type AnyResource = PluginResource<any>

/** The loaded parts of a widget, or of a page of a screen. */
interface Loading {
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  load: () => Promise<LazyComponent<any>>
  loadValidator: ValidatorLoader
  messages: MessageLoaders
}
/** What was loaded for an owner, by a key. */
export type Kept<Resource> = WeakMap<object, Map<string, Promise<Resource>>>
const kept: Kept<AnyResource> = new WeakMap()
const keptForms: Kept<FormResource> = new WeakMap()

const keyOf = ({ locale, timezone }: Reader): string => `${locale} ${timezone}`

/**
 * Loads something once for its owner and key: the same promise every time. A failure rejects with a
 * {@link PluginLoadError}.
 */
export function loadOnce<Resource>(
  all: Kept<Resource>,
  owner: object,
  key: string,
  load: () => Promise<Resource>,
): Promise<Resource> {
  const byKey = all.get(owner) ?? new Map<string, Promise<Resource>>()
  all.set(owner, byKey)
  const known = byKey.get(key)
  if (known !== undefined) return known
  const started = readable(
    load().catch((cause: unknown) => {
      throw new PluginLoadError(cause, () => all.delete(owner))
    }),
  )
  byKey.set(key, started)
  return started
}

/**
 * Marks the outcome of a promise as React does when it first reads one, so that preloaded parts render
 * at once. Otherwise the first read would suspend, and React keeps a placeholder for 300 ms once shown.
 */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  const marked = promise as Promise<Value> & { status?: 'fulfilled'; value?: Value }
  promise.then(
    (value) => Object.assign(marked, { status: 'fulfilled', value }),
    // Readers of the promise get the reason.
    () => undefined,
  )
  return promise
}

async function load(definition: Loading, reader: Reader): Promise<AnyResource> {
  const [component, form] = await Promise.all([definition.load(), formOf(definition, reader)])
  return { Component: component.default, ...form }
}

async function formOf(
  definition: Pick<Loading, 'loadValidator' | 'messages'>,
  reader: Reader,
): Promise<FormResource> {
  const [validator, intl] = await Promise.all([
    definition.loadValidator(),
    loadPluginIntl(definition.messages, reader),
  ])
  return { validate: validator.default, intl }
}

/**
 * Only texts and validator of a widget, each loaded once: its form needs no component, and the component
 * of an installed plugin is not in the page.
 */
export function loadForm(definition: AnyWidgetDefinition, reader: Reader): Promise<FormResource> {
  return loadOnce(keptForms, definition, keyOf(reader), () => formOf(definition, reader))
}

/** Component, texts and validator of a widget, each loaded once; the same promise for the same `reader`. */
export function loadWidget(
  definition: AnyWidgetDefinition,
  reader: Reader,
): Promise<PluginResource<WidgetProps<unknown>>> {
  return loadOnce(kept, definition, keyOf(reader), () => load(definition, reader))
}

/** The same for a page of a screen. */
export function loadPage(
  { messages }: ScreenDefinition,
  page: AnyScreenPage,
  reader: Reader,
): Promise<PluginResource<ScreenProps<unknown>>> {
  return loadOnce(kept, page, keyOf(reader), () => load({ ...page, messages }, reader))
}

/** Allows the next use to load a widget again, after a failed load. */
export function forgetPlugin(definition: AnyWidgetDefinition): void {
  kept.delete(definition)
  keptForms.delete(definition)
}
