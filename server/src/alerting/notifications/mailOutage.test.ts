import { afterEach, beforeEach, expect, it } from 'vitest'
import { startSmtpServer, type TestSmtpServer } from '../../messages/mail/smtpServer.fixture.ts'
import { createOutage, expectPaced } from './outage.fixture.ts'

let smtp: TestSmtpServer
let world: Awaited<ReturnType<typeof createOutage>>
beforeEach(async () => {
  smtp = await startSmtpServer()
  world = await createOutage({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'air@example.org',
  })
  // Nothing listens there from now on.
  await smtp.close()
})
afterEach(async () => {
  await world.close()
  await smtp.close()
})

it('a mail server that is away for an hour gets each change once and in order afterwards', async () => {
  await world.addAlert([world.condition()])
  await world.passHour()
  expect(smtp.arrived).toEqual([])
  const waiting = await world.outbox()
  expect(waiting.length).toBeGreaterThan(10)
  for (const mail of waiting) {
    expect(mail).toMatchObject({
      state: 'waiting',
      reason: expect.stringMatching(/did not accept the mail: .*ECONNREFUSED/),
    })
    expect(mail.attempts).toBeGreaterThan(0)
  }
  // The first of them waits longer and longer, and is far from being given up.
  expect(waiting.at(-1)?.attempts).toBeGreaterThan(5)
  expect(waiting.at(-1)?.attempts).toBeLessThan(12)

  smtp = await startSmtpServer({}, { port: smtp.port })
  await world.passUntilSent()
  const messages = await world.messagesOfChanges('mail')
  expect(smtp.arrived.map(({ messageId }) => messageId)).toEqual(
    messages.map(({ message_id: id }) => id),
  )
  expectPaced(messages)
  expect((await world.outbox()).every(({ state }) => state === 'sent')).toBe(true)
})
