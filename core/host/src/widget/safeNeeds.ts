import type { AnyWidgetDefinition, DataNeed, NeedsContext } from '@airshed/contract'
import { OverreachError } from '@airshed/kit/errors'
import { unnamedKinds } from '../isolated/guardedBroker.ts'

/** The needs of a widget, or why they cannot be computed. */
export type Needs = { needs: readonly DataNeed[]; error: null } | { needs: null; error: unknown }

/**
 * Computes the needs before the config was checked, so that data and component load in parallel. An
 * invalid config may make the plugin throw: it then has no needs, and the check that follows
 * reports the problem. A plugin that requests kinds of data that its manifest does not name gets
 * none at all.
 */
export function safeNeeds(
  definition: AnyWidgetDefinition,
  config: unknown,
  context: NeedsContext,
): Needs {
  try {
    const needs = definition.needs(config, context)
    const kinds = unnamedKinds(needs, definition.manifest.data)
    if (kinds.length > 0) return { needs: null, error: new OverreachError(kinds) }
    return { needs, error: null }
  } catch (error) {
    return { needs: null, error }
  }
}
