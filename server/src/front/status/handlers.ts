import { searchOnline, searchStatus } from '@airshed/schemas/calls'
import { answer, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { deviceStats, onlineSeries } from './service.ts'

export const statusHandlers = (context: ServerContext): Handler[] => [
  answer(searchStatus, ({ visible }) => deviceStats(context, visible)),
  answer(searchOnline, ({ visible, body }) => onlineSeries(context, visible, body.hours)),
]
