import type { AlertCondition, AlertTimeline } from '@airshed/schemas'
import type { Insertable } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAlertWorld, type AlertWorld } from '../alerts/alertWorld.fixture.ts'
import type { NotificationChannelsTable } from '../../storage/store/tables/notificationChannels.ts'
import { seedReadings } from '../../testing/seed.ts'
import { TEST_NOW_MS } from '../../testing/testServer.ts'

let world: AlertWorld
beforeEach(async () => {
  world = await createAlertWorld()
})
afterEach(() => world.close())

const above = (value: number): AlertCondition => ({
  deviceId: '1C00AAAA:0',
  dataPointId: world.pm25.id,
  expr: 'gt',
  value,
})
const db = () => world.context.store.db
const second = (seconds: number) => seconds / 60

/** Messages of the outbox as `[transport, subject]`, oldest first. */
const messages = async () =>
  (
    await db()
      .selectFrom('outbox')
      .select(['transport', 'subject'])
      .orderBy('created_at')
      .orderBy('transport')
      .execute()
  ).map(({ transport, subject }) => [transport, subject])

const states = async () =>
  (await db().selectFrom('notifications').select(['via', 'state']).orderBy('id').execute()).map(
    ({ via, state }) => `${via} ${state}`,
  )

const withheld = async () =>
  (
    await db()
      .selectFrom('alert_notices')
      .select(['is_active', 'withheld'])
      .orderBy('created_at')
      .orderBy('ts')
      .execute()
  ).map((notice) => [notice.is_active, notice.withheld])

describe('an alert that flaps', () => {
  it('notifies at once and then at most once a minute', async () => {
    await world.addAlert([above(35)])
    for (const at of [0, 5, 10, 15, 20]) {
      await world.report([[1 + second(at), at % 2 === 0 ? 50 : 20]])
    }
    expect(await messages()).toEqual([['mail', 'Warning: Too much dust']])
    world.clockAt(2)
    await world.evaluate()
    expect(await messages()).toEqual([
      ['mail', 'Warning: Too much dust'],
      ['mail', 'Warning: Too much dust (4 changes)'],
    ])
    expect(await states()).toEqual(Array(5).fill('email sent'))
  })
})

describe('the subject of a collected mail', () => {
  it('names the level of the gravest active alert and how many are active', async () => {
    await world.addAlert([above(30)], { name: 'Low', notification_level: 'info' })
    await world.addAlert([above(40)], { name: 'High', notification_level: 'critical' })
    await world.addAlert([above(35)], { name: 'Middle', notification_level: 'warning' })
    await world.report([
      [1, 50],
      [1.5, 38],
    ])
    expect(await messages()).toEqual([
      ['mail', 'Warning: 2 alerts are active at City of Clear Air (4 changes)'],
    ])
  })

  it('the subject says that all alerts are over in the language of its reader', async () => {
    await db().updateTable('users').set({ locale: 'es_ES' }).execute()
    for (const name of ['A', 'B']) await world.addAlert([above(35)], { name })
    await world.report([
      [1, 50],
      [1.5, 20],
    ])
    expect(await messages()).toEqual([
      ['mail', 'Resueltas: 2 alertas en City of Clear Air (4 cambios)'],
    ])
  })
})

describe('many alerts at once', () => {
  it('sends three messages and then one about all others', async () => {
    const limits = Array.from({ length: 30 }, (_, at) => 30 + at)
    for (const limit of limits) await world.addAlert([above(limit)], { name: `Above ${limit}` })
    for (const [at, limit] of limits.entries()) {
      await world.report([[1 + second(at), limit + 0.5]])
    }
    expect(await messages()).toHaveLength(3)
    world.clockAt(2 + second(10))
    await world.evaluate()
    const sent = await messages()
    expect(sent).toHaveLength(4)
    expect(sent[3]?.[1]).toBe('Warning: 27 alerts are active at City of Clear Air (27 changes)')
    const { body_text: text } = await db()
      .selectFrom('outbox')
      .select('body_text')
      .where('template', '=', 'alert-changes')
      .executeTakeFirstOrThrow()
    expect(text).toContain('Above 59 became active')
    expect(text).toContain('and 7 older ones')
  })

  it('sends one message about alerts due together', async () => {
    for (const limit of [30, 40]) await world.addAlert([above(limit)])
    await world.report([[1, 50]])
    expect(await messages()).toEqual([
      ['mail', 'Warning: 2 alerts are active at City of Clear Air (2 changes)'],
    ])
  })
})

it('sends a mail for each of two organizations with its picture', async () => {
  const { context, harbour } = world
  await db()
    .insertInto('user_permissions')
    .values({ user_id: 'owner', organization_id: 'harbour', permission: 'read_devices' })
    .execute()
  await world.addAlert([above(35)])
  await world.addAlert(
    [{ deviceId: '1C00BBBB:0', dataPointId: harbour.pm25.id, expr: 'gt', value: 35 }],
    { organization_id: 'harbour' },
  )
  await seedReadings(context, harbour.pm25, [[TEST_NOW_MS + 60_000, 60]])
  await world.report([[1, 50]])
  const mails = await db()
    .selectFrom('outbox')
    .select(['organization_id', 'images'])
    .orderBy('organization_id')
    .execute()
  expect(mails).toEqual(
    ['city', 'harbour'].map((organization) => ({
      organization_id: organization,
      images: [{ id: 'chart', base64: expect.stringMatching(/^iVBOR/) }],
    })),
  )
})

describe('a digest', () => {
  it('sends one mail at the full hour of its reader', async () => {
    await world.addAlert([above(35)], {
      notification_method: 'email_digest',
      digest_period: 'hourly',
    })
    await world.report([[1, 50]])
    await world.report([[20, 20]])
    world.clockAt(59)
    await world.evaluate()
    expect(await messages()).toEqual([])
    world.clockAt(60)
    await world.evaluate()
    expect(await messages()).toEqual([
      ['mail', 'Hourly digest: Resolved: Too much dust (2 changes)'],
    ])
    const { body_text: text } = await db()
      .selectFrom('outbox')
      .select('body_text')
      .executeTakeFirstOrThrow()
    // It is about one alert, so that is where its link leads.
    expect(text).toMatch(/Open the monitor:\n\S+\/monitor\n/)
  })

  it('describes the present state, even when late readings corrected missing data', async () => {
    await world.addAlert([above(35)], {
      notification_method: 'email_digest',
      digest_period: 'hourly',
      missing_data: 'no_data',
    })
    await world.report([[1, 50]])
    world.clockAt(40)
    await world.evaluate()
    await world.report(Array.from({ length: 39 }, (_, at) => [at + 2, 50] as const))
    world.clockAt(60)
    await world.evaluate()
    expect((await messages()).map(([, subject]) => subject)).toEqual([
      expect.stringMatching(/^Hourly digest: Warning: Too much dust/),
    ])
  })

  it('omits alerts from which its reader was removed', async () => {
    const id = await world.addAlert([above(35)], { notification_method: 'email_digest' })
    await world.report([[1, 50]])
    await db().deleteFrom('alert_subscribers').where('alert_id', '=', id).execute()
    world.clockAt(24 * 60)
    await world.evaluate()
    expect(await messages()).toEqual([])
    expect(await states()).toEqual(['email_digest dropped'])
  })
})

describe('a text message', () => {
  it('goes to the phone number of a subscriber beside the mail', async () => {
    await db().updateTable('users').set({ phone_number: '+64215550101' }).execute()
    await world.addAlert([above(35)], { notification_method: 'email_sms' })
    await world.report([[2, 41.25]])
    const sms = await db()
      .selectFrom('outbox')
      .select(['recipient', 'body_text', 'state'])
      .where('transport', '=', 'sms')
      .executeTakeFirstOrThrow()
    expect(sms).toMatchObject({ recipient: '+64215550101', state: 'kept' })
    expect(sms.body_text).toMatch(
      /^Warning: Too much dust since 2 Mar 2026, 12:02:00 UTC\. .*41\.3 µg\/m³.*above 35 µg\/m³.* https?:\/\/\S+\/monitor$/,
    )
    expect(await messages()).toHaveLength(2)
  })

  it('contains value and link even for an alert with the longest name', async () => {
    await db().updateTable('users').set({ phone_number: '+64215550101' }).execute()
    await db()
      .updateTable('nodes')
      .set({ name: `Mast ${'m'.repeat(90)}` })
      .execute()
    const name = 'D'.repeat(100)
    await world.addAlert([above(35)], { name, notification_method: 'sms' })
    await world.report([[2, 41.25]])
    const { body_text: text } = await db()
      .selectFrom('outbox')
      .select('body_text')
      .where('transport', '=', 'sms')
      .executeTakeFirstOrThrow()
    expect(text).toMatch(
      /^Warning: D{100} since .* at Mast m{90}: 41\.3 µg\/m³\. Limit: above 35 µg\/m³ /,
    )
    expect(text).toMatch(/ https?:\/\/\S+\/monitor$/)
  })

  it('names three of many alerts in full, the number of others and a link', async () => {
    await db().updateTable('users').set({ phone_number: '+64215550101' }).execute()
    for (const letter of ['A', 'B', 'C', 'D', 'E']) {
      await world.addAlert([above(35)], {
        name: letter.repeat(100),
        notification_method: 'sms',
      })
    }
    await world.report([[2, 41.25]])
    const { body_text: text } = await db()
      .selectFrom('outbox')
      .select('body_text')
      .where('transport', '=', 'sms')
      .executeTakeFirstOrThrow()
    expect(text).toMatch(
      /^5 changes of alerts at City of Clear Air: (([A-E])\2{99}(, )?){3} and 2 more\. https?:\/\/\S+\/alerts$/,
    )
  })

  it('records a dropped text message of a subscriber without a number', async () => {
    await world.addAlert([above(35)], { notification_method: 'sms' })
    await world.report([[2, 50]])
    expect(await messages()).toEqual([])
    expect(await states()).toEqual(['sms dropped'])
  })
})

it('a mail about several alerts with long names still names the limit of each', async () => {
  await db()
    .updateTable('nodes')
    .set({ name: `Mast ${'m'.repeat(195)}` })
    .execute()
  for (const name of ['A', 'B']) await world.addAlert([above(35)], { name })
  await world.report([[2, 41.25]])
  const { body_text: text } = await db()
    .selectFrom('outbox')
    .select('body_text')
    .executeTakeFirstOrThrow()
  expect(text?.match(/Limit: above 35 µg\/m³/g)).toHaveLength(2)
})

describe('alerts that notify nobody', () => {
  it('withholds messages of a muted alert, and the end of what was withheld', async () => {
    const id = await world.addAlert([above(35)], { muted_until: Number.MAX_SAFE_INTEGER })
    await world.report([[1, 50]])
    await db().updateTable('alerts').set({ muted_until: null }).where('id', '=', id).execute()
    await world.report([[3, 20]])
    await world.report([[5, 50]])
    expect(await withheld()).toEqual([
      [true, 'muted'],
      [false, 'not_begun'],
      [true, null],
    ])
    expect(await messages()).toEqual([['mail', 'Warning: Too much dust']])
  })

  it('records that nobody subscribes', async () => {
    const id = await world.addAlert([above(35)])
    await db().deleteFrom('alert_subscribers').where('alert_id', '=', id).execute()
    await world.report([[1, 50]])
    expect(await withheld()).toEqual([[true, 'nobody']])
  })
})

it('the timeline of an alert shows who was notified how, and what people did', async () => {
  const id = await world.addAlert([above(35)], { notification_method: 'email_sms' })
  await world.report([[1, 50]])
  await world.call('owner', 'PUT', `alerts/${id}/acknowledge`)
  await world.call('owner', 'PUT', `alerts/${id}/mute`, { until: 8_640_000_000_000_000 })
  await world.report([[5, 20]])
  const { body } = await world.call<AlertTimeline>('user', 'GET', `alerts/${id}/timeline`)
  expect(body.entries.filter(({ kind }) => kind === 'act')).toMatchObject([
    { act: 'muted', by: 'owner Tester' },
    { act: 'acknowledged', by: 'owner Tester' },
  ])
  expect(body.entries.filter(({ kind }) => kind === 'change')).toMatchObject([
    { is_active: false, withheld: 'muted', notifications: [] },
    {
      is_active: true,
      withheld: null,
      notifications: [
        { to: 'owner Tester', via: 'email', state: 'kept' },
        { to: 'owner Tester', via: 'sms', state: 'dropped' },
      ],
    },
  ])
})

describe('a notification channel', () => {
  it('writes in its language and time zone with the changes as data', async () => {
    const id = await world.addAlert([above(35)], { name: 'Dust at the mast' })
    await addChannel(id, { language: 'es', timezone: 'Europe/Madrid' })
    await world.report([[2, 41.25]])
    const row = await db()
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'body_text', 'channel_message', 'state'])
      .where('transport', '=', 'channel')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      recipient: 'Operators',
      subject: 'Advertencia: Dust at the mast',
      state: 'waiting',
    })
    expect(row.body_text).toContain('2 mar 2026, 13:02:00 CET')
    expect(row.body_text).not.toContain('Cancelar la suscripción')
    expect(row.channel_message).toMatchObject({
      isActive: true,
      changes: [
        {
          alert_id: id,
          is_active: true,
          measured: [{ device: 'Mast in the city', measured: 41.25, unit: 'µg/m³', limit: 35 }],
        },
      ],
    })
  })

  it('sends nothing to a paused channel', async () => {
    const id = await world.addAlert([above(35)])
    await addChannel(id, { is_enabled: false })
    await world.report([[2, 50]])
    expect(await states()).toEqual(['email sent'])
  })

  it('marks a deleted channel as such in the timeline', async () => {
    const id = await world.addAlert([above(35)])
    await addChannel(id)
    await world.report([[2, 50]])
    await db().deleteFrom('notification_channels').execute()
    const { body } = await world.call<AlertTimeline>('user', 'GET', `alerts/${id}/timeline`)
    expect(body.entries[0]).toMatchObject({
      notifications: [{ via: 'email' }, { via: 'channel', to: null }],
    })
  })
})

async function addChannel(
  alertId: string,
  changes: Partial<Insertable<NotificationChannelsTable>> = {},
): Promise<void> {
  await db()
    .insertInto('notification_channels')
    .values({
      id: 'channel_operators',
      organization_id: 'city',
      name: 'Operators',
      language: 'en',
      timezone: 'UTC',
      is_enabled: true,
      settings: JSON.stringify({ kind: 'slack', url: 'https://hooks.example.org/s3cret' }),
      created_at: 0,
      ...changes,
    })
    .execute()
  await db()
    .insertInto('alert_channels')
    .values({ alert_id: alertId, channel_id: 'channel_operators' })
    .execute()
}
