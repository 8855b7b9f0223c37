import { Type, type Static } from 'typebox'
import { Id, RequestTimeMs } from './common.ts'

/** Maximum number of events per call. */
const TELEMETRY_BATCH_MAX = 50

const strict = { additionalProperties: false }
const path = Type.String({
  pattern: '^/[^?#]*$',
  maxLength: 500,
  description: 'Without query and hash',
})

/** A user opened a page of the console. */
const PageView = Type.Object(
  {
    kind: Type.Literal('page-view'),
    title: Type.String({ maxLength: 300 }),
    path,
    timeMs: RequestTimeMs,
  },
  strict,
)

/** From here on, the events belong to this user. */
const Identify = Type.Object(
  { kind: Type.Literal('identify'), userId: Id, timeMs: RequestTimeMs },
  strict,
)

/** An error occurred in the console. */
const ErrorEvent = Type.Object(
  {
    kind: Type.Literal('error'),
    message: Type.String({ minLength: 1, maxLength: 2000 }),
    where: Type.String({ maxLength: 2000 }),
    timeMs: RequestTimeMs,
  },
  strict,
)

export const TelemetryEvent = Type.Union([PageView, Identify, ErrorEvent])
export type TelemetryEvent = Static<typeof TelemetryEvent>

/** `POST telemetry` */
export const TelemetryBatch = Type.Object(
  { events: Type.Array(TelemetryEvent, { minItems: 1, maxItems: TELEMETRY_BATCH_MAX }) },
  strict,
)
export type TelemetryBatch = Static<typeof TelemetryBatch>
