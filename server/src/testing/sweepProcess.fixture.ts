import { env } from 'node:process'
import { MINUTE_MS } from '@airshed/domain'
import { openBus } from '../storage/bus/openBus.ts'
import { sweepStatus } from '../fleet/nodes/silence.ts'
import { openStore } from '../storage/store/openStore.ts'

/**
 * A process in which devices report and their status is swept, minute by minute of a clock of its own, until it is killed.
 * Each device reports for some minutes and is silent for as many. Prints a line for the changes of a batch that pages are
 * told of, `told {count}`, and for each minute that was swept, `swept {minute}`. Reads from its environment: AIRSHED_DATA;
 * START_MS, the time of minute 0; FIRST and END, the minutes, END exclusive.
 */
const REPORTING_FOR = 6
const startMs = Number(env['START_MS'])
let now = startMs
const say = (line: string) => void process.stdout.write(`${line}\n`)
const log = { warn: say, error: (_details: object, text: string) => say(text) }

const store = await openStore(
  { databaseUrl: undefined, dataFolder: env['AIRSHED_DATA'] ?? '' },
  { clock: () => now },
)
const bus = await openBus({ natsUrl: undefined }, log)
bus.subscribe((changes) => say(`told ${changes.length}`))
const points = await store.db
  .selectFrom('data_points')
  .select('key')
  .where('path', '=', '132:5')
  .orderBy('id')
  .execute()

for (let minute = Number(env['FIRST']); minute < Number(env['END']); minute += 1) {
  now = startMs + minute * MINUTE_MS
  const reporting = points.filter(
    (_, device) => Math.floor((minute + device) / REPORTING_FOR) % 2 === 0,
  )
  await store.measurements.insert({
    dataPoints: reporting.map(({ key }) => key),
    times: reporting.map(() => now),
    values: reporting.map(() => minute),
    flags: reporting.map(() => 0),
  })
  await sweepStatus({ store, bus, clock: () => now })
  say(`swept ${minute}`)
}
await bus.close()
await store.close()
say('end')
// Stays until it is killed.
process.stdin.resume()
