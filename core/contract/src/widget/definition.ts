import type { Static, TSchema } from 'typebox'
import type { WidgetManifest } from '../manifest/widgetManifest.ts'
import type { MessageLoaders } from '../messages.ts'
import type { Migration } from '../migration/migration.ts'
import type { DataNeed, WidgetData } from '../needs/kinds.ts'
import type { LazyComponent } from '../lazyComponent.ts'
import type { TimeRange } from '../time.ts'
import type { UiSchema } from '../uiSchema.ts'
import type { PluginSource } from '../source/pluginSource.ts'
import type { ValidatorLoader } from '../validation/compiled.ts'
import type { PluginIntl, WidgetProps } from './props.ts'

/** What `needs` can read besides the config. */
export interface NeedsContext {
  /** The time range of the page. */
  range: TimeRange
  /** The viewer's choice, see `WidgetActions.setViewState`. */
  viewState: Readonly<Record<string, unknown>>
}

/** Pure. One sentence that describes what a widget shows: for screen readers and reports. */
export type WidgetSummary<Config> = (config: Config, data: WidgetData, intl: PluginIntl) => string

/** A widget type: data first, the component last and loaded on demand. */
export interface WidgetDefinition<Config> {
  manifest: WidgetManifest
  /** Schema of its settings: their type, form, validation and defaults. */
  config: TSchema
  /** How its form is drawn if the schema is not enough. */
  uiSchema?: UiSchema
  /** One step for each `configVersion` before the current one. Default: none, for version 1. */
  migrations?: readonly Migration[]
  /** Every text of the widget and of its form. */
  messages: MessageLoaders
  /** Pure. Returns equal lists for the same config and context. */
  needs(config: Config, context: NeedsContext): readonly DataNeed[]
  /**
   * Pure. The title of a widget whose settings have no `name`, from what it shows; null: the title of
   * the manifest. Default null.
   */
  defaultName?(config: Config, data: WidgetData): string | null
  /** Loads the sentence that describes what the widget shows, when the first of these widgets is drawn. */
  loadSummary?: () => Promise<{ summary: WidgetSummary<Config> }>
  /** @deprecated 0.2 Use `loadSummary`, which a page that shows no such widget need not load. */
  summary?: WidgetSummary<Config>
  /** The validator of `config`, compiled ahead of time. */
  loadValidator: ValidatorLoader
  /** Loads the component when the first of these widgets is drawn. */
  load: () => Promise<LazyComponent<WidgetProps<Config>>>
  /** Set by the host. */
  source?: PluginSource
}

// oxlint-disable-next-line typescript/no-explicit-any -- a list of plugins forgets their config types; each is checked by its own schema before its component sees it
export type AnyWidgetDefinition = WidgetDefinition<any>

/**
 * Defines a widget. The type of the config is inferred from its schema, through the dynamic import:
 * a component that takes another config does not compile.
 */
export function defineWidget<Schema extends TSchema>(
  definition: WidgetDefinition<Static<Schema>> & { config: Schema },
): WidgetDefinition<Static<Schema>> {
  return Object.freeze(definition)
}
