import { env } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '../front/app.ts'
import { openBus } from '../storage/bus/openBus.ts'
import { readConfig } from '../base/config.ts'
import { openStore } from '../storage/store/openStore.ts'
import { addDeliveries } from '../alerting/webhooks/addDeliveries.ts'

/**
 * A process that sends a webhook events until it is killed. Prints a line for each that was accepted,
 * `accepted {number}`, and when all were delivered, `idle`. Reads its settings from the environment, and: ADD, how many
 * events it adds; FIRST, the number of the first one, which is the id of its alert; AHEAD_MS, how far its clock is
 * ahead, so that it need not wait for the lease of a killed process.
 */
const POLL_EVERY_MS = 50
const aheadMs = Number(env['AHEAD_MS'])
const clock = (): number => Date.now() + aheadMs
const config = readConfig(env)
const store = await openStore(config)
const bus = await openBus(config, { warn: () => {}, error: () => {} })
const { context } = await buildApp({ config, store, bus, clock })
context.jobs.start()

const [webhook] = await store.db.selectFrom('webhooks').select('id').execute()
const first = Number(env['FIRST'])
const end = first + Number(env['ADD'])
for (let number = first; number < end; number += 1) {
  await store.db.transaction().execute((tx) =>
    addDeliveries(context, tx, [
      {
        webhookIds: [webhook?.id ?? ''],
        event: {
          type: 'alert.state_changed',
          timestamp: new Date(clock()).toISOString(),
          data: {
            organization_id: 'city',
            alert_id: String(number),
            name: 'Dust',
            level: 'info',
            is_active: true,
            lacks_data: false,
            changed_at: clock(),
            conditions: [],
          },
        },
      },
    ]),
  )
  process.stdout.write(`accepted ${number}\n`)
}
const isBusy = async () =>
  (
    await store.db
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('state', '=', 'waiting')
      .limit(1)
      .execute()
  ).length > 0
while (await isBusy()) await sleep(POLL_EVERY_MS)
process.stdout.write('idle\n')
// Keeps running until it is killed.
process.stdin.resume()
