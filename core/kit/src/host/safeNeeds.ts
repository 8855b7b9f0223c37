import type { AnyWidgetDefinition, DataNeed, NeedsContext } from '@airshed/contract'

/** The needs of a widget, or why they cannot be told. */
export type Needs = { needs: readonly DataNeed[]; error: null } | { needs: null; error: unknown }

/**
 * Asks for the needs before the config was checked, so that data and component load side by side.
 * A config that is not valid may make the plugin throw: it then has no needs, and the check that
 * follows tells what is wrong with it.
 */
export function safeNeeds(
  definition: AnyWidgetDefinition,
  config: unknown,
  context: NeedsContext,
): Needs {
  try {
    return { needs: definition.needs(config, context), error: null }
  } catch (error) {
    return { needs: null, error }
  }
}
