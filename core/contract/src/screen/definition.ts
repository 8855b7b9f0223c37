import type { Theme } from '@airshed/schemas'
import type { Static, TSchema } from 'typebox'
import type { LazyComponent } from '../lazyComponent.ts'
import type { ScreenManifest } from '../manifest/screenManifest.ts'
import type { MessageLoaders } from '../messages.ts'
import type { ValidatorLoader } from '../validation/compiled.ts'
import type { PluginSource } from '../source/pluginSource.ts'
import type { PluginIntl } from '../widget/props.ts'
import type { PanesDefinition } from './panes.ts'

/**
 * Writes parameters into the query of the address; undefined removes one. Parameters that are not
 * named stay. The path does not change: to change a part of it, navigate to another address.
 *
 * @param options `replace`: replaces the current entry of the browser's history. Default false
 * @throws {Error} for a parameter that is not in the schema of the page, or is a part of its path
 */
export type SetParams<Params> = (
  changes: Partial<{ [Name in keyof Params]: Params[Name] | undefined }>,
  options?: { replace?: boolean },
) => void

/** Everything a page of a screen gets; the rest comes from the hooks of the kit. */
export interface ScreenProps<Params> {
  /**
   * Parts of the path and the query, read by the page's schema: numbers are numbers, lists are
   * lists. Invalid values in the query are left out.
   */
  params: Params
  setParams: SetParams<Params>
  /** First segment of the path: an organization id or `all`. */
  slug: string
  theme: Theme
  /** Its own messages in the user's language. */
  intl: PluginIntl
}

/** A page of a screen; its path, permission and place in the sidebar are in the manifest. */
export interface ScreenPage<Params> {
  /** An object of the parts of the path and of the query: texts, numbers, booleans, and lists of them. */
  params: TSchema
  /** The validator of `params`, compiled ahead of time. */
  loadValidator: ValidatorLoader
  /** Loads the component when the page is first opened. */
  load: () => Promise<LazyComponent<ScreenProps<Params>>>
  /** Types of the widgets that it always shows: they are loaded along with it. Default none. */
  widgets?: readonly string[]
  /** Of a page that is made of panes, drawn by `PaneWorkspace`. */
  panes?: PanesDefinition
}

// oxlint-disable-next-line typescript/no-explicit-any -- a list of pages forgets their parameter types; each is checked by its own schema
export type AnyScreenPage = ScreenPage<any>

/** A screen of the console: pages that belong together. */
export interface ScreenDefinition {
  manifest: ScreenManifest
  /** Every text of the screen. */
  messages: MessageLoaders
  /** Page id → the page, for each page of the manifest. */
  pages: Readonly<Record<string, AnyScreenPage>>
  /** Set by the host. */
  source?: PluginSource
}

/** Defines a page; the parameters' type is inferred from their schema. */
export function definePage<Schema extends TSchema>(
  page: ScreenPage<Static<Schema>> & { params: Schema },
): ScreenPage<Static<Schema>> {
  return Object.freeze(page)
}

/** Defines a screen. */
export function defineScreen(definition: ScreenDefinition): ScreenDefinition {
  return Object.freeze(definition)
}
