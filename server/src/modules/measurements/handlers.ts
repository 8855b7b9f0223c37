import { searchMeasurements } from '@airshed/schemas/calls'
import { answer, type Handler } from '../../calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { findMeasurements } from './service.ts'

export const measurementHandlers = (context: ServerContext): Handler[] => [
  answer(searchMeasurements, ({ visible, body, caller }) =>
    findMeasurements(context, visible, body, caller.user.id),
  ),
]
