import { env } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastify } from 'fastify'
import { openBus } from '../storage/bus/openBus.ts'
import { readConfig } from '../base/config.ts'
import { createJobs } from '../storage/jobs/createJobs.ts'
import { createMail } from '../messages/mail/createMail.ts'
import { deliverMail } from '../messages/mail/deliverMail.ts'
import { invitationMail } from '../messages/mail/templates/invitation/invitationMail.ts'
import { openStore } from '../storage/store/openStore.ts'

/**
 * A process that sends mails until it is killed. Prints a line for each that was accepted,
 * `accepted {number}`, and when all were delivered, `idle`. Reads its settings from the environment, and: ADD,
 * how many mails it sends; FIRST, the number of the first one, which is the local part of its address.
 */
const POLL_EVERY_MS = 50
const silent = { warn: () => {}, error: () => {} }
const config = readConfig(env)
const store = await openStore(config)
const bus = await openBus(config, silent)
const jobs = createJobs({
  store,
  bus,
  clock: Date.now,
  log: fastify().log,
  queueLimit: config.queueLimit,
  concurrency: 4,
})
const mail = createMail({ config, jobs, clock: Date.now })
jobs.start()

const first = Number(env['FIRST'])
const end = first + Number(env['ADD'])
for (let number = first; number < end; number += 1) {
  await store.db.transaction().execute((tx) =>
    mail.send(tx, invitationMail, {
      to: { address: `${number}@example.org` },
      locale: 'en_US',
      organizationId: null,
      key: String(number),
      data: {
        organization: 'City',
        inviter: 'Ann',
        role: 'user',
        link: `${config.publicUrl}/invitations/${number}`,
        expires_at: Date.now(),
      },
    }),
  )
  process.stdout.write(`accepted ${number}\n`)
}
const isBusy = async () =>
  (await jobs.queues()).some(
    ({ queue, waiting, running }) => queue === deliverMail.queue && waiting + running > 0,
  )
while (await isBusy()) await sleep(POLL_EVERY_MS)
process.stdout.write('idle\n')
// Keeps running until it is killed.
process.stdin.resume()
