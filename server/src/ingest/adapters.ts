import { airGradientAdapter } from './adapters/airGradient.ts'
import { airRohrAdapter } from './adapters/airRohr.ts'
import { jsonAdapter } from './adapters/json.ts'
import { theThingsStackAdapter } from './adapters/theThingsStack.ts'
import type { IngestAdapter } from './reading.ts'

/** Every kind of payload that is understood; each gets `POST /ingest/{name}`. */
export const ADAPTERS: readonly IngestAdapter[] = [
  jsonAdapter,
  airRohrAdapter,
  airGradientAdapter,
  theThingsStackAdapter,
]
