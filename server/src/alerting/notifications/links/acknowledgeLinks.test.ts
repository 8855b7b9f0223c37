import { MINUTE_MS } from '@airshed/domain'
import type { AlertDetails, AlertTimeline } from '@airshed/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW_MS } from '../../../testing/testServer.ts'
import { createMailedAlerts, linkIn, type MailedAlerts } from '../mailedAlerts.fixture.ts'
import { alertMailLinks } from './alertMailLinks.ts'

const LABEL = 'Acknowledge with a comment'

let world: MailedAlerts
let alertId: string
beforeEach(async () => {
  world = await createMailedAlerts()
  alertId = await world.addAlert([world.condition])
  await world.subscribe(alertId, 'user')
})
afterEach(() => world.closeAll())

const linkOf = (userId: string): string =>
  alertMailLinks(world.context, { alertId, userId, canManage: true, isOver: false })
    .acknowledgeLink ?? ''
const acknowledged = async () => {
  const {
    acknowledged_at: at,
    acknowledged_by: by,
    acknowledged_comment: comment,
  } = await world.alert(alertId)
  return { at, by, comment }
}
const NOBODY = { at: null, by: null, comment: null }
const form = (comment: string): string =>
  new URLSearchParams({ do: 'acknowledge', comment }).toString()

describe('the mail of an alert', () => {
  it('the mail links to acknowledge the alert for readers with the right', async () => {
    await world.report([[2, 41]])
    expect(linkIn(await world.mailTo('owner'), LABEL)).toContain('/n/')
    expect((await world.mailTo('user')).text).not.toContain(LABEL)
  })

  it('offers no link to acknowledge once the alert is over', () => {
    const links = { alertId, userId: 'owner', canManage: true, isOver: true }
    expect(alertMailLinks(world.context, links).acknowledgeLink).toBeNull()
  })
})

describe('the page of a link to acknowledge an alert', () => {
  it('acknowledges nothing on a visit, however often a scanner opens it', async () => {
    await world.report([[2, 41]])
    const link = linkOf('owner')
    for (const _ of [1, 2]) {
      const answer = await world.open(link)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('since 2 Mar 2026, 12:02:00 UTC')
    }
    expect(await acknowledged()).toEqual(NOBODY)
  })

  it('acknowledges the alert with a comment in the name of its reader', async () => {
    await world.report([[2, 41]])
    const page = await (await world.open(linkOf('owner'), form(' On\nmy <b>way</b> '))).text()
    expect(page).toContain('“Too much dust” is acknowledged')
    expect(page).toContain('On my &lt;b&gt;way&lt;/b&gt;')
    expect(await acknowledged()).toEqual({
      at: TEST_NOW_MS + 2 * MINUTE_MS,
      by: 'owner',
      comment: 'On my <b>way</b>',
    })
    const { body } = await world.call<AlertDetails>('user', 'GET', `alerts/${alertId}`)
    expect(body.acknowledged).toMatchObject({ by: 'owner Tester', comment: 'On my <b>way</b>' })
    const timeline = await world.call<AlertTimeline>('user', 'GET', `alerts/${alertId}/timeline`)
    expect(timeline.body.entries.filter(({ kind }) => kind === 'act')).toMatchObject([
      { act: 'acknowledged', by: 'owner Tester', comment: 'On my <b>way</b>' },
    ])
  })

  it('ends the reminders of the alert', async () => {
    const { db } = world.context.store
    await db.updateTable('alerts').set({ repeat_ms: 3_600_000 }).execute()
    await world.report([[2, 41]])
    await world.open(linkOf('owner'), form(''))
    world.clockAt(120)
    await world.evaluate()
    expect(await world.mails()).toHaveLength(2)
    expect(await acknowledged()).toMatchObject({ by: 'owner', comment: null })
  })

  it('shows who was first and changes nothing of it', async () => {
    await world.report([[2, 41]])
    await world.call('manager', 'PUT', `alerts/${alertId}/acknowledge`)
    const page = await (await world.open(linkOf('owner'), form('Me too'))).text()
    expect(page).toContain('By manager Tester')
    expect(await acknowledged()).toMatchObject({ by: 'manager', comment: null })
  })

  it('shows the page in the language of its reader', async () => {
    await world.changeUser('owner', { locale: 'es_ES' })
    await world.report([[2, 41]])
    const page = await (await world.open(linkOf('owner'))).text()
    expect(page).toContain('¿Marcar «Too much dust» como atendida?')
  })
})

describe('a refused link to acknowledge an alert', () => {
  const refused = async (link: string, body: string): Promise<number> => {
    const { status } = await world.open(link, body)
    expect(await acknowledged()).toEqual(NOBODY)
    return status
  }

  it('refuses a reader who may not manage the devices', async () => {
    await world.report([[2, 41]])
    expect((await world.open(linkOf('user'))).status).toBe(403)
    expect(await refused(linkOf('user'), form(''))).toBe(403)
  })

  it('refuses a link once its alert is over, even when the alert starts again', async () => {
    await world.report([[2, 41]])
    const link = linkOf('owner')
    await world.report([[5, 20]])
    expect(await refused(link, form(''))).toBe(409)
    await world.report([[8, 41]])
    const answer = await world.open(link)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('use the link of the newer message')
    expect(await refused(link, form(''))).toBe(409)
    expect((await world.open(linkOf('owner'), form(''))).status).toBe(200)
  })

  it('refuses a comment that is too long and the actions of other links', async () => {
    await world.report([[2, 41]])
    expect(await refused(linkOf('owner'), form('x'.repeat(501)))).toBe(400)
    expect(await refused(linkOf('owner'), 'do=mute')).toBe(400)
    expect(await refused(linkOf('owner'), 'List-Unsubscribe=One-Click')).toBe(400)
  })

  it('answers 410 to a link to acknowledge after 30 days', async () => {
    await world.report([[2, 41]])
    const link = linkOf('owner')
    world.clockAt(31 * 24 * 60)
    expect((await world.open(link, form(''))).status).toBe(410)
  })
})

it('the longest comment of any characters fits into the form', async () => {
  await world.report([[2, 41]])
  expect((await world.open(linkOf('owner'), form('好'.repeat(500)))).status).toBe(200)
  expect((await acknowledged()).comment).toHaveLength(500)
})
