import {
  exportMeasurements,
  exportNamedMeasurements,
  listRevisions,
  searchMeasurements,
  searchColocation,
  searchCycles,
  searchPairs,
  searchPercentileRose,
  searchPolarPlot,
  searchRolling,
  searchRose,
  searchStatistics,
  searchStats,
  searchStepStatistics,
  searchYears,
} from '@airshed/schemas/calls'
import { answer, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { exportReadings } from './exportReadings.ts'
import { findColocation } from './colocation.ts'
import { findCycles } from './cycles.ts'
import { findPairs } from './pairs.ts'
import { findPercentileRose } from './percentileRose.ts'
import { findPolarPlot } from './polarPlot.ts'
import { findRevisions } from './revisions.ts'
import { findRolling } from './rolling.ts'
import { findRose } from './rose.ts'
import { findMeasurements } from './service.ts'
import { findStatistics } from './statistics.ts'
import { findStepStatistics } from './stepStatistics.ts'
import { findYears } from './years.ts'

export const measurementHandlers = (context: ServerContext): Handler[] => [
  answer(searchMeasurements, ({ visible, body, caller }) =>
    findMeasurements(context, visible, body, caller.user.id),
  ),
  answer(exportMeasurements, ({ visible, body, caller }) =>
    exportReadings(context, visible, body, caller.user.id),
  ),
  answer(exportNamedMeasurements, ({ visible, body, caller }) => {
    const { filename, ...search } = body
    return exportReadings(context, visible, search, caller.user.id, filename)
  }),
  answer(listRevisions, ({ db, row, query, caller }) => findRevisions(db, { row, query, caller })),
  answer(searchStatistics, ({ visible, body, caller }) =>
    findStatistics(context, visible, body, caller.user.id),
  ),
  answer(searchStats, ({ visible, body, caller }) =>
    findStatistics(context, visible, body, caller.user.id),
  ),
  answer(searchRose, ({ visible, body, caller }) =>
    findRose(context, visible, body, caller.user.id),
  ),
  answer(searchCycles, ({ visible, body, caller }) =>
    findCycles(context, visible, body, caller.user.id),
  ),
  answer(searchColocation, ({ visible, body, caller }) =>
    findColocation(context, visible, body, caller.user.id),
  ),
  answer(searchPairs, ({ visible, body, caller }) =>
    findPairs(context, visible, body, caller.user.id),
  ),
  answer(searchPercentileRose, ({ visible, body, caller }) =>
    findPercentileRose(context, visible, body, caller.user.id),
  ),
  answer(searchPolarPlot, ({ visible, body, caller }) =>
    findPolarPlot(context, visible, body, caller.user.id),
  ),
  answer(searchStepStatistics, ({ visible, body, caller }) =>
    findStepStatistics(context, visible, body, caller.user.id),
  ),
  answer(searchRolling, ({ visible, body, caller }) =>
    findRolling(context, visible, body, caller.user.id),
  ),
  answer(searchYears, ({ visible, body, caller }) =>
    findYears(context, visible, body, caller.user.id),
  ),
]
