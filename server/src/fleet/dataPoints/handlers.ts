import { searchDataPoints } from '@airshed/schemas/calls'
import { answer, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { dataPointPage } from './service.ts'

export const dataPointHandlers = (context: ServerContext): Handler[] => [
  answer(searchDataPoints, ({ visible, body, caller }) =>
    dataPointPage(context, visible, body, caller.user.id),
  ),
]
