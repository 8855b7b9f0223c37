import type { Theme } from '@airshed/schemas'
import type { Static, TSchema } from 'typebox'
import type { LazyComponent } from '../lazyComponent.ts'
import type { ScreenManifest } from '../manifest/screenManifest.ts'
import type { MessageLoaders } from '../messages.ts'
import type { ValidatorLoader } from '../validation/compiled.ts'
import type { PluginSource } from '../source/pluginSource.ts'
import type { PluginIntl } from '../widget/props.ts'
import type { PanesDefinition } from './panes.ts'

/** Everything a screen gets; the rest comes from the hooks of the kit. */
export interface ScreenProps<Params> {
  /** Parts of the path and the query, checked by the screen's schema. */
  params: Params
  /** First segment of the path: an organization id or `all`. */
  slug: string
  theme: Theme
  /** Its own messages in the language of the reader. */
  intl: PluginIntl
}

/** A screen of the console. */
export interface ScreenDefinition<Params> {
  manifest: ScreenManifest
  /** Schema of the parts of the path and of the query. */
  params: TSchema
  /** Every text of the screen. */
  messages: MessageLoaders
  /** The validator of `params`, compiled ahead of time. */
  loadValidator: ValidatorLoader
  /** Brings the component when somebody goes there. */
  load: () => Promise<LazyComponent<ScreenProps<Params>>>
  /** Types of the widgets that it always shows: they are fetched along with it. Default none. */
  widgets?: readonly string[]
  /** Of a screen that is made of panes, drawn by `PaneWorkspace`. */
  panes?: PanesDefinition
  /** Set by the host. */
  source?: PluginSource
}

// oxlint-disable-next-line typescript/no-explicit-any -- a list of plugins forgets their parameter types; each is checked by its own schema
export type AnyScreenDefinition = ScreenDefinition<any>

/** Defines a screen; the parameters' type is inferred from their schema. */
export function defineScreen<Schema extends TSchema>(
  definition: ScreenDefinition<Static<Schema>> & { params: Schema },
): ScreenDefinition<Static<Schema>> {
  return Object.freeze(definition)
}
