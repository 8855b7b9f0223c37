import { airGradientAdapter } from './adapters/airGradient.ts'
import { airRohrAdapter } from './adapters/airRohr.ts'
import { chirpStackAdapter } from './adapters/chirpStack.ts'
import { ecowittAdapter } from './adapters/ecowitt.ts'
import { influxAdapter } from './adapters/influx.ts'
import { esphomeAdapter } from './adapters/esphome.ts'
import { homeAssistantAdapter } from './adapters/homeAssistant.ts'
import { jsonAdapter } from './adapters/json.ts'
import { purpleAirAdapter } from './adapters/purpleAir.ts'
import { tasmotaAdapter } from './adapters/tasmota.ts'
import { theThingsStackAdapter } from './adapters/theThingsStack.ts'
import type { IngestAdapter } from './reading.ts'

/** All supported payload formats; each gets `POST /ingest/{name}`. */
export const ADAPTERS: readonly IngestAdapter[] = [
  jsonAdapter,
  airRohrAdapter,
  airGradientAdapter,
  purpleAirAdapter,
  homeAssistantAdapter,
  tasmotaAdapter,
  esphomeAdapter,
  theThingsStackAdapter,
  chirpStackAdapter,
  influxAdapter,
  ecowittAdapter,
]
