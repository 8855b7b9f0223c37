import { DAY_MS, HOUR_MS, MINUTE_MS } from '@airshed/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setDeactivated } from '../../../testing/world/heldBack.ts'
import { seedChannel } from '../../../testing/world/notificationChannels.ts'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'
import {
  createMailedAlerts,
  linkIn,
  PUBLIC_URL,
  type MailedAlerts,
} from '../mailedAlerts.fixture.ts'
import { alertMailLinks } from './alertMailLinks.ts'

let world: MailedAlerts
let alertId: string
beforeEach(async () => {
  world = await createMailedAlerts()
  alertId = await world.addAlert([world.condition])
  await world.subscribe(alertId, 'user')
})
afterEach(() => world.closeAll())

const linksOf = (userId: string, id = alertId) =>
  alertMailLinks(world.context, { alertId: id, userId, canManage: true, isOver: false })
const muteLinkOf = (userId: string, id?: string) => linksOf(userId, id).muteLink ?? ''
const unsubscribeLinkOf = (userId: string, id?: string) => linksOf(userId, id).unsubscribeLink

const subscribers = async (): Promise<string[]> => {
  const rows = await world.context.store.db
    .selectFrom('alert_subscribers')
    .select('user_id')
    .where('alert_id', '=', alertId)
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id: id }) => id)
}
const events = () =>
  world.context.store.db
    .selectFrom('events')
    .select(['name', 'actor_kind', 'actor_id', 'organization_id', 'row_id', 'before', 'after'])
    .where('name', 'in', ['alert.muted', 'alert.unsubscribed', 'alert.subscribed'])
    .orderBy('position')
    .execute()

describe('the mail of an alert', () => {
  it('links every reader to unsubscribe, and those with the right to mute for everybody', async () => {
    await world.report([[2, 41]])
    const [toOwner, toUser] = [await world.mailTo('owner'), await world.mailTo('user')]
    expect(linkIn(toOwner, 'Mute for 8 hours')).toMatch(
      /^https:\/\/air\.example\.org\/n\/[\w-]{24,}$/,
    )
    expect(toUser.text).not.toContain('Mute for 8 hours')
    expect(toUser.html).not.toContain('Mute for 8 hours')
    expect(linkIn(toUser, 'Unsubscribe from this alert')).toContain(`${PUBLIC_URL}/n/`)
    expect(linkIn(toUser, 'Unsubscribe from this alert')).not.toBe(
      linkIn(toOwner, 'Unsubscribe from this alert'),
    )
  })

  it('lets mail programs unsubscribe by one click, in either form encoding and without a page', async () => {
    await world.report([[2, 41]])
    const toUser = await world.mailTo('user')
    const headers = new Map(toUser.headers.map(({ key, value }) => [key, value]))
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const address = /^<(.+)>$/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
    const answer = await world.open(address, 'List-Unsubscribe=One-Click')
    expect(answer.status).toBe(200)
    expect(await subscribers()).toEqual(['owner'])

    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    expect((await world.open(unsubscribeLinkOf('owner'), form)).status).toBe(200)
    expect(await subscribers()).toEqual([])
  })

  it('sends no mail to subscribers who have unsubscribed', async () => {
    await world.open(unsubscribeLinkOf('user'), 'do=unsubscribe')
    await world.report([[2, 41]])
    await world.mailTo('owner')
    expect(world.smtp.arrived.map(({ envelopeTo }) => envelopeTo[0])).toEqual(['owner@example.org'])
  })
})

describe('the page of a link', () => {
  it('changes nothing on a visit, however often a scanner opens it', async () => {
    for (const link of [muteLinkOf('owner'), unsubscribeLinkOf('owner')]) {
      expect((await world.open(link)).status).toBe(200)
      expect((await world.open(link)).status).toBe(200)
    }
    expect(await world.alert(alertId)).toMatchObject({ muted_until: null })
    expect(await subscribers()).toEqual(['owner', 'user'])
    expect(await events()).toEqual([])
  })

  it('forbids caching and referrers and sets no cookie', async () => {
    const { headers } = await world.open(muteLinkOf('owner'))
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('content-security-policy')).toContain(`default-src 'none'`)
    expect(headers.get('content-security-policy')).toMatch(/script-src 'sha256-[\w+/=]+';/)
  })

  it('shows the page in the language and time zone of its reader', async () => {
    await world.changeUser('owner', { locale: 'es_ES', timezone: 'America/Lima' })
    const link = muteLinkOf('owner')
    const asked = await (await world.open(link)).text()
    expect(asked).toContain('<html lang="es">')
    expect(asked).toContain('¿Silenciar «Too much dust» durante 8 horas?')
    const done = await (await world.open(link, 'do=mute')).text()
    expect(done).toContain('hasta el 2 mar 2026, 15:00:00')
  })

  it('escapes the name of the alert', async () => {
    const id = await world.addAlert([world.condition], { name: '<b>Dust</b>' })
    const page = await (await world.open(unsubscribeLinkOf('owner', id))).text()
    expect(page).toContain('&lt;b&gt;Dust&lt;/b&gt;')
    expect(page).not.toContain('<b>')
  })
})

describe('the button of a link', () => {
  it('mutes the alert for 8 hours in the name of its reader and unmutes it again', async () => {
    const link = muteLinkOf('owner')
    const until = TEST_NOW_MS + 8 * HOUR_MS
    const page = await (await world.open(link, 'do=mute')).text()
    expect(page).toContain('2 Mar 2026, 20:00:00 UTC')
    expect(await world.alert(alertId)).toMatchObject({ muted_until: until })
    await world.report([[2, 41]])
    expect(await world.mails()).toEqual([])

    expect((await world.open(link, 'do=unmute')).status).toBe(200)
    expect(await world.alert(alertId)).toMatchObject({ muted_until: null })
    const event = {
      name: 'alert.muted',
      actor_kind: 'user',
      actor_id: 'owner',
      organization_id: 'city',
      row_id: alertId,
    }
    expect(await events()).toEqual([
      { ...event, before: { muted_until: null }, after: { muted_until: until } },
      { ...event, before: { muted_until: until }, after: { muted_until: null } },
    ])
  })

  it('never shortens a longer mute', async () => {
    const until = TEST_NOW_MS + DAY_MS
    await world.call('owner', 'PUT', `alerts/${alertId}/mute`, { until })
    expect((await world.open(muteLinkOf('owner'), 'do=mute')).status).toBe(200)
    expect(await world.alert(alertId)).toMatchObject({ muted_until: until })
    expect(await events()).toHaveLength(1)
  })

  it('removes only the reader from the subscribers and restores them', async () => {
    const link = unsubscribeLinkOf('user')
    const { version } = await world.alert(alertId)
    const page = await (await world.open(link, 'do=unsubscribe')).text()
    expect(page).toContain('user@example.org gets no messages about “Too much dust”.')
    expect(page).not.toContain('Nobody else subscribes')
    expect(await subscribers()).toEqual(['owner'])
    await world.open(link, 'do=unsubscribe')
    await world.open(link, 'do=subscribe')
    expect(await subscribers()).toEqual(['owner', 'user'])
    expect(await events()).toMatchObject([
      { name: 'alert.unsubscribed', actor_id: 'user', row_id: alertId },
      { name: 'alert.subscribed', actor_id: 'user', row_id: alertId },
    ])
    // A form that was opened before reports it.
    expect(await world.alert(alertId)).toMatchObject({ version: version + 2 })
  })

  it('restores a subscriber as before: as second recipient, with their own method', async () => {
    const { db } = world.context.store
    const mine = { is_second: true, notification_method: 'sms' as const }
    await db.updateTable('alert_subscribers').set(mine).where('user_id', '=', 'user').execute()
    const link = unsubscribeLinkOf('user')
    await world.open(link, 'do=unsubscribe')
    await world.open(link, 'do=subscribe')
    const rows = await db.selectFrom('alert_subscribers').selectAll().execute()
    expect(rows.find(({ user_id: id }) => id === 'user')).toMatchObject(mine)
  })

  it('says when nobody subscribes any more, and the list of alerts shows no subscribers', async () => {
    await world.open(unsubscribeLinkOf('user'), 'do=unsubscribe')
    const page = await (await world.open(unsubscribeLinkOf('owner'), 'do=unsubscribe')).text()
    expect(page).toContain('Nobody else subscribes to this alert')
    const { body } = await world.call<{ data: { subscribers: { users: unknown[] } }[] }>(
      'owner',
      'GET',
      'alerts?includes=subscribers',
    )
    expect(body.data[0]?.subscribers.users).toEqual([])
  })

  it('counts enabled channels as readers, but no deactivated accounts', async () => {
    const { db } = world.context.store
    const unsubscribed = async () =>
      (await world.open(unsubscribeLinkOf('user'), 'do=unsubscribe')).text()
    await setDeactivated(world.context, 'owner', TEST_NOW_MS)
    const channelId = await seedChannel(world.context, 'city')
    await db
      .insertInto('alert_channels')
      .values({ alert_id: alertId, channel_id: channelId })
      .execute()
    expect(await unsubscribed()).not.toContain('Nobody else subscribes')
    await db.updateTable('notification_channels').set({ is_enabled: false }).execute()
    expect(await unsubscribed()).toContain('Nobody else subscribes to this alert')
  })

  it('refuses to restore a subscriber whom somebody else has removed', async () => {
    await world.context.store.db
      .deleteFrom('alert_subscribers')
      .where('user_id', '=', 'user')
      .execute()
    const link = unsubscribeLinkOf('user')
    expect(await (await world.open(link)).text()).not.toContain('<form')
    expect((await world.open(link, 'do=subscribe')).status).toBe(403)
    expect(await subscribers()).toEqual(['owner'])
  })

  it('refuses the actions of other links', async () => {
    expect((await world.open(unsubscribeLinkOf('owner'), 'do=mute')).status).toBe(400)
    expect((await world.open(muteLinkOf('owner'), 'do=unsubscribe')).status).toBe(400)
    expect((await world.open(muteLinkOf('owner'), 'List-Unsubscribe=One-Click')).status).toBe(400)
    expect(await events()).toEqual([])
  })
})

describe('a refused link of a mail', () => {
  it('refuses a reader who may no longer mute the alert', async () => {
    const link = muteLinkOf('user')
    expect((await world.open(link)).status).toBe(403)
    const answer = await world.open(link, 'do=mute')
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('You may not do this')
    expect(await world.alert(alertId)).toMatchObject({ muted_until: null })
  })

  it('refuses a reader who left the organization', async () => {
    const link = unsubscribeLinkOf('user')
    await world.context.store.db
      .deleteFrom('user_permissions')
      .where('user_id', '=', 'user')
      .execute()
    expect((await world.open(link)).status).toBe(403)
    expect((await world.open(link, 'do=unsubscribe')).status).toBe(403)
  })

  it('refuses a reader whose account is deactivated', async () => {
    const setAccount = (what: 'deactivate' | 'activate') =>
      world.call('admin', 'POST', `users/owner/${what}`)
    const links = [
      [muteLinkOf('owner'), 'do=mute'],
      [muteLinkOf('owner'), 'do=unmute'],
      [unsubscribeLinkOf('owner'), 'do=unsubscribe'],
      [unsubscribeLinkOf('owner'), 'List-Unsubscribe=One-Click'],
    ] as const
    expect((await setAccount('deactivate')).status).toBe(200)
    for (const [link, form] of links) {
      expect((await world.open(link)).status).toBe(403)
      const answer = await world.open(link, form)
      expect(answer.status).toBe(403)
      expect(await answer.text()).toContain('You are no longer a member')
    }
    expect(await world.alert(alertId)).toMatchObject({ muted_until: null })
    expect(await subscribers()).toEqual(['owner', 'user'])
    expect(await events()).toEqual([])

    await setAccount('activate')
    expect((await world.open(muteLinkOf('owner'), 'do=mute')).status).toBe(200)
  })

  it('answers 404 after the alert was deleted', async () => {
    const link = muteLinkOf('owner')
    await world.call('owner', 'DELETE', `alerts/${alertId}`)
    expect((await world.open(link)).status).toBe(404)
    const answer = await world.open(link, 'do=mute')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('The alert was deleted')
  })

  it('answers 410 to a link after 30 days in the language of the browser', async () => {
    const link = muteLinkOf('owner')
    world.clockAt((30 * DAY_MS) / MINUTE_MS - 1)
    expect((await world.open(link)).status).toBe(200)
    world.clockAt((30 * DAY_MS) / MINUTE_MS + 1)
    const answer = await world.open(link, 'do=mute', { 'accept-language': 'es' })
    expect(answer.status).toBe(410)
    expect(await answer.text()).toContain('Este enlace ha caducado')
    expect(await world.alert(alertId)).toMatchObject({ muted_until: null })
  })

  it('answers 404 to a link with one changed letter or a cut end', async () => {
    const link = muteLinkOf('owner')
    const start = link.indexOf('/n/') + 3
    for (let at = start; at < link.length; at += 1) {
      const other = link[at] === 'A' ? 'B' : 'A'
      const forged = `${link.slice(0, at)}${other}${link.slice(at + 1)}`
      const { statusCode } = await world.inject({
        method: 'POST',
        url: new URL(forged).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'do=mute',
        remoteAddress: `192.0.2.${at}`,
      })
      expect(statusCode).toBe(404)
    }
    expect((await world.open(link.slice(0, -4), 'do=mute')).status).toBe(404)
    expect(await world.alert(alertId)).toMatchObject({ muted_until: null })
  })

  it('refuses the token of a link as an access token', async () => {
    const token = new URL(muteLinkOf('owner')).pathname.slice(3)
    const { statusCode } = await world.inject({
      url: '/v2/alerts',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(statusCode).toBe(401)
  })

  it('answers 429 beyond 120 requests a minute from one address', async () => {
    const link = muteLinkOf('owner')
    const url = new URL(link).pathname
    for (let count = 0; count < 120; count += 1) await world.inject({ url })
    const { statusCode, headers, body } = await world.inject({ url })
    expect(statusCode).toBe(429)
    expect(headers['retry-after']).toBeDefined()
    expect(body).toContain('Too many requests')
    expect((await world.inject({ url, remoteAddress: '192.0.2.1' })).statusCode).toBe(200)
  })
})
