import { TelemetryBatch } from '../telemetry.ts'
import { defineCall, Nothing } from './call.ts'

export const sendTelemetry = defineCall({
  method: 'POST',
  path: '/telemetry',
  entity: 'telemetry',
  summary: 'What happened in the console: pages that were opened, and errors',
  body: TelemetryBatch,
  answer: Nothing,
  access: 'caller',
  audit: { none: 'consoles send it by themselves, and it changes nothing but the log' },
  changes: [],
  limit: { perMinute: 600, by: 'address' },
})
