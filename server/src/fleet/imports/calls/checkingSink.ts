import { type ImportCounts } from '@airshed/schemas'
import { payloadOf } from '../importPayload.ts'
import { NO_PROGRESS, type ImportSink } from '../sink.ts'
import { LISTED_MAX } from '../../ingest/collector.ts'
import { listedConflict } from '../../ingest/conflicts.ts'
import { ingestOf } from '../../ingest/ingestService.ts'
import type { ServerContext } from '../../../context.ts'
import { countsOf, listConflicts, NO_READINGS, type ReadingCounts } from './countingSink.ts'
import { createImportedNodes } from './importedNodes.ts'
import type { RunningImport } from './runningImport.ts'

/**
 * Compares the readings of a file with what is stored, and stores nothing. A later row for a time that the file has
 * already named is counted by what is stored, as the earlier row is not.
 */
export function createCheckingSink(
  context: ServerContext,
  running: RunningImport,
): ImportSink & { counts(): ImportCounts | null } {
  const { organizationId } = running
  const nodes = createImportedNodes(context.store.db, running.map.name ?? '')
  const readings: ReadingCounts = { ...NO_READINGS, conflicts: [] }
  let counts: ImportCounts | null = null
  return {
    target: organizationId,
    revises: running.revises,
    counts: () => counts,
    readProgress: async () => NO_PROGRESS,
    async saveProgress(_importId, _file, progress, tally) {
      await running.goOn()
      counts = countsOf(null, progress, tally, { ...readings }, nodes)
    },
    async write(rows, _columns, map) {
      await running.goOn()
      await nodes.meet(rows)
      const foreseen = await ingestOf(context).foresee(
        payloadOf(rows, map),
        { organizationId },
        context.clock(),
      )
      const conflicts = foreseen.conflicts.map(listedConflict)
      readings.equal += foreseen.repeated
      for (const { series, ts, value, flags, state, stored, storedFlags } of foreseen.readings) {
        readings[state] += 1
        if (state !== 'conflicting' || conflicts.length >= LISTED_MAX) continue
        conflicts.push({
          data_point: series.dataPointId,
          time: ts,
          stored,
          stored_flags: storedFlags,
          received: value,
          received_flags: flags,
        })
      }
      readings.conflicting += foreseen.conflicts.length
      listConflicts(readings.conflicts, conflicts)
      return { accepted: 0, duplicates: 0, conflicts: 0, conflicting: [], revised: 0 }
    },
  }
}
