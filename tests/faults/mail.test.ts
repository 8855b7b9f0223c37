import { fileURLToPath } from 'node:url'
import { faultRounds } from '@airshed/server/testing/rounds'
import { seededRandom } from '@airshed/server/testing/random'
import { startSmtpServer } from '@airshed/server/testing/smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withStore } from '../suites/organization.ts'
import { emptyStore } from '../suites/serverProcess.ts'
import { startTalking, type TalkingProcess } from '../suites/talkingProcess.ts'

const MAILS = fileURLToPath(import.meta.resolve('@airshed/server/testing/mail-process'))
const ROUNDS = faultRounds(4)
const PATIENCE_PER_ROUND_MS = 60_000
const SEED = 20_261_123
const MAILS_OF_A_ROUND = 20

const folder = await emptyStore()
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let running: TalkingProcess | undefined
beforeAll(async () => {
  smtp = await startSmtpServer()
})
afterAll(async () => {
  await running?.kill()
  await smtp.close()
  folder.remove()
})

const start = (first: number, add: number) => {
  running = startTalking(MAILS, {
    AIRSHED_DATA: folder.path,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'air@example.org',
    FIRST: String(first),
    ADD: String(add),
  })
  return running
}

/** Kills a process once it has said `count` lines. */
async function killAfterLines(process: TalkingProcess, count: number): Promise<void> {
  await process.hasSaid(count)
  await process.kill()
}

/** Kills a process when `count` mails have arrived: it never learns that the last one did. */
async function killAfterArrivals(process: TalkingProcess, count: number): Promise<void> {
  const enough = smtp.arrived.length + count
  await new Promise<void>((resolve) => {
    smtp.beforeTaking(async () => {
      if (smtp.arrived.length < enough) return
      await process.kill()
      resolve()
    })
  })
  smtp.beforeTaking(async () => {})
}

const numbersIn = (lines: readonly string[]) =>
  lines.flatMap((line) => (line.startsWith('accepted ') ? [line.slice('accepted '.length)] : []))

describe('a process that is killed while it sends mail', () => {
  it(
    `delivers every accepted mail after ${ROUNDS} rounds`,
    async () => {
      const random = seededRandom(SEED)
      const accepted: string[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const process = start(round * MAILS_OF_A_ROUND, MAILS_OF_A_ROUND)
        const count = 1 + Math.floor(random() * (MAILS_OF_A_ROUND - 1))
        await (round % 2 === 0 ? killAfterLines : killAfterArrivals)(process, count)
        accepted.push(...numbersIn(process.lines))
      }
      const last = start(ROUNDS * MAILS_OF_A_ROUND, 1)
      await last.hasSaid(2)
      expect(last.lines.at(-1)).toBe('idle')
      await last.kill()

      const idsOf = new Map<string, string[]>()
      for (const { envelopeTo, messageId } of smtp.arrived) {
        const number = envelopeTo[0]?.split('@')[0] ?? ''
        idsOf.set(number, [...(idsOf.get(number) ?? []), messageId ?? ''])
      }
      const arrivals = [...idsOf.values()]
      expect(accepted.length).toBeGreaterThan(ROUNDS)
      expect(accepted.filter((number) => !idsOf.has(number))).toEqual([])
      expect(arrivals.filter((ids) => new Set(ids).size > 1)).toEqual([])
      // Every second round died after an arrival and before recording it, so there was a repeat.
      expect(arrivals.filter((ids) => ids.length > 1).length).toBeGreaterThanOrEqual(ROUNDS / 2)

      const rows = await withStore({ AIRSHED_DATA: folder.path }, ({ db }) =>
        db.selectFrom('outbox').select(['recipient', 'state']).execute(),
      )
      expect(rows.filter(({ state }) => state !== 'sent')).toEqual([])
      expect(rows.filter(({ recipient }) => !idsOf.has(recipient.split('@')[0] ?? ''))).toEqual([])
    },
    ROUNDS * PATIENCE_PER_ROUND_MS,
  )
})
