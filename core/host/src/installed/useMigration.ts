import { migrateConfig, type MigrationResult, type SavedConfig } from '@airshed/contract'
import type { AnyWidgetDefinition } from '@airshed/contract'
import { useAirshed } from '@airshed/kit/provider'
import { useCallback } from 'react'

/**
 * Migrates a saved config to the version of a plugin, wherever its steps may run: those of the
 * console directly, those of an installed plugin in its frame or in its module.
 */
export function useMigration(): (
  definition: AnyWidgetDefinition,
  config: SavedConfig,
  savedVersion: number,
) => Promise<MigrationResult> {
  const { session } = useAirshed()
  return useCallback(
    async (definition, config, savedVersion) => {
      const { source, manifest } = definition
      const known = manifest.configVersion
      if (source === undefined || savedVersion >= known) {
        return migrateConfig(config, savedVersion, known, definition.migrations ?? [])
      }
      if (source.tier === 'trusted') {
        const { loadTrusted } = await import('../trusted/loadTrusted.ts')
        const loaded = (await loadTrusted(definition)) as AnyWidgetDefinition
        return migrateConfig(config, savedVersion, known, loaded.migrations ?? [])
      }
      const [{ migrateIsolated }, { framePageOf }] = await Promise.all([
        import('../isolated/migrateIsolated.ts'),
        import('../isolated/framePage.ts'),
      ])
      const page = framePageOf(session, {
        range: { from: 0, to: 0 },
        isLive: false,
        canSetRange: false,
        canResetRange: false,
        kept: {},
      })
      return migrateIsolated(source, config, savedVersion, known, page)
    },
    [session],
  )
}
