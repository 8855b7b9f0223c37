import { createAjv } from '@airshed/contract'
import type { ValidateFunction } from 'ajv'
import type { FastifyBaseLogger } from 'fastify'
import type { InstalledWidget, InstalledWidgetSource } from '../dashboards/organizationConfigs.ts'
import { findRunnables } from './archiveQueries.ts'
import { findInUse } from './installed.ts'

/** Maximum number of cached compiled schemas; the least recently used one is evicted first. */
const KEPT = 200

/**
 * Finds the widgets that an organization installed, with the validators of their configs. Schemas are compiled once
 * per archive; one that does not compile validates nothing.
 */
export function createInstalledWidgets(
  log: Pick<FastifyBaseLogger, 'error'>,
): InstalledWidgetSource {
  const compiled = new Map<string, ValidateFunction | null>()

  function compile(digest: string, schema: object): ValidateFunction | null {
    try {
      return createAjv().compile(schema)
    } catch (error) {
      log.error({ err: error, digest }, 'The schema of an installed widget does not compile')
      return null
    }
  }

  return async (db, organizationId, types) => {
    const inUse = await findInUse(db, [organizationId])
    const found = inUse.flatMap(({ row: { digest, manifest }, isCurrent }) =>
      manifest.kind === 'widget' && types.includes(manifest.type)
        ? [{ digest, manifest, isCurrent }]
        : [],
    )
    const unknown = found.filter(({ digest }) => !compiled.has(digest))
    const schemas = await findRunnables(
      db,
      unknown.map(({ digest }) => digest),
    )
    for (const [digest, { schema }] of schemas) compiled.set(digest, compile(digest, schema))

    const widgets = found.map(({ digest, ...widget }): InstalledWidget => {
      const validate = compiled.get(digest) ?? null
      compiled.delete(digest)
      compiled.set(digest, validate)
      return { ...widget, validate }
    })
    for (const oldest of [...compiled.keys()].slice(0, -KEPT)) compiled.delete(oldest)
    return widgets
  }
}
