import type { AnyWidgetDefinition } from '../widget/definition.ts'
import { checkDefinition } from './checkDefinition.ts'
import { assembleRegistry, type RegisteredPlugin, type Registry } from './registry.ts'

/**
 * Checks and registers a list of plugins. One that is malformed, or whose name is taken, is refused by
 * name with a reason; the others are still registered.
 *
 * @param earlier versions of widgets in `plugins` that draw what was saved with them, from the
 *   newest to the oldest
 */
export const createRegistry = (
  plugins: readonly RegisteredPlugin[],
  earlier: readonly AnyWidgetDefinition[] = [],
): Registry => assembleRegistry(plugins, checkDefinition, earlier)
