import { searchMeasurements, searchStatistics } from '@airshed/schemas/calls'
import { answer, type Handler } from '../../calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { findMeasurements } from './service.ts'
import { findStatistics } from './statistics.ts'

export const measurementHandlers = (context: ServerContext): Handler[] => [
  answer(searchMeasurements, ({ visible, body, caller }) =>
    findMeasurements(context, visible, body, caller.user.id),
  ),
  answer(searchStatistics, ({ visible, body, caller }) =>
    findStatistics(context, visible, body, caller.user.id),
  ),
]
