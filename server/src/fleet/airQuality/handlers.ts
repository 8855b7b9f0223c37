import { searchAirNow, searchAirQuality } from '@airshed/schemas/calls'
import { answer, type Handler } from '../../access/calls/handler.ts'
import type { ServerContext } from '../../context.ts'
import { findAirNow } from './airNow.ts'
import { findAirQuality } from './airQuality.ts'

export const airQualityHandlers = (context: ServerContext): Handler[] => [
  answer(searchAirNow, ({ visible, caller }) => findAirNow(context, visible, caller.user.id)),
  answer(searchAirQuality, ({ visible, body, caller }) =>
    findAirQuality(context, visible, body, caller.user.id),
  ),
]
