import type { AlertDetails, AlertHistory } from '@airshed/schemas'
import { startSmtpServer, type ArrivedMail } from '@airshed/server/testing/smtp-server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  ALERT_KEY,
  ALERT_ORGANIZATION,
  createAlertServer,
  type AlertServer,
} from '../suites/alertServer.ts'
import { postReadings } from '../suites/ingest.ts'

const PUBLIC_URL = 'https://air.example.org'
const SERIAL = 'mast-7'
const MUTED_FOR_MS = 8 * 3_600_000
const READERS = [
  { id: 'ana', locale: 'es_ES', timezone: 'America/Lima' },
  { id: 'ann', locale: 'en_US', timezone: 'Pacific/Auckland' },
] as const
/** Words that every English sentence of such a mail has one of. */
const ENGLISH =
  /\b(?:the|this|is|has|have|you|your|because|above|average|limit|open|mute|if|not)\b/i

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let server: AlertServer
let alertId: string
let begunTs: number
let toAna: ArrivedMail
let toAnn: ArrivedMail

beforeAll(async () => {
  smtp = await startSmtpServer()
  server = await createAlertServer({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Airshed <air@example.org>',
    AIRSHED_PUBLIC_URL: PUBLIC_URL,
  })
  await server.addUsers(READERS)
  await server.start()
  await report(Date.now() - 90_000, 20)
  const pointId = await server.pm25Of(SERIAL)
  const value = { func: 'avg', dataPointId: pointId, period: 1 }
  const { _id: id } = await server.call<AlertDetails>('POST', '/alerts', {
    organization_id: ALERT_ORGANIZATION,
    name: 'PM2,5 · 7',
    description: '',
    notification_level: 'critical',
    data_points: [
      { _id: 'group_1', conditions: [{ dataPointId: value, expr: 'gt', value: 1035.5 }] },
    ],
    subscribers: { users: READERS.map((reader) => reader.id), notification_method: 'email' },
  })
  alertId = id
  await report(Date.now(), 1041.25)
  await vi.waitFor(() => expect(smtp.arrived).toHaveLength(2), { timeout: 30_000 })
  ;[toAna, toAnn] = ['ana', 'ann'].map((name) => mailTo(name)) as [ArrivedMail, ArrivedMail]
  const { changes } = await server.call<AlertHistory>(
    'GET',
    `/alerts/${alertId}/changes?from=${Date.now() - 600_000}&to=${Date.now() + 60_000}`,
  )
  begunTs = changes.findLast(({ is_active: isActive }) => isActive)?.ts ?? 0
})
afterAll(async () => {
  await server?.close()
  await smtp?.close()
})

const report = (ts: number, pm25: number) =>
  postReadings(server.url, ALERT_KEY, {
    serial: SERIAL,
    time: new Date(ts).toISOString(),
    readings: { pm25 },
  })
const mailTo = (name: string) =>
  smtp.arrived.find(({ envelopeTo }) => envelopeTo[0] === `${name}@example.org`)
const headerOf = ({ headers }: ArrivedMail, name: string) =>
  headers.find(({ key }) => key === name)?.value
const linkBelow = ({ text }: ArrivedMail, label: string) =>
  text?.split('\n').find((_, at, lines) => lines[at - 1] === `${label}:`) ?? ''
/** What a reader of the HTML sees, and the words for its picture. */
const shownText = ({ html = '' }: ArrivedMail) =>
  html
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(/<img[^>]*\salt="([^"]*)"[^>]*>/g, '$1')
    .replaceAll(/<[^>]+>/g, ' ')
/** Opens a link at the server, which a proxy would pass on. */
const open = (link: string, form?: string) =>
  fetch(
    `${server.url}${new URL(link).pathname}`,
    form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) },
  )
const timeOf = (language: string, timeZone: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'long', timeZone }).format(
    begunTs,
  )

describe('an alert e-mail at the mail server', () => {
  it('states value, place, time, averaging period and limit in English', () => {
    expect(toAnn.subject).toBe('Critical: PM2,5 · 7')
    for (const said of [toAnn.text, shownText(toAnn)]) {
      expect(said).toContain(
        'PM2.5 at mast-7: 1,041.3 µg/m³ (average of 1 minute). Limit: above 1,035.5 µg/m³',
      )
      expect(said).toContain(timeOf('en-GB', 'Pacific/Auckland'))
      expect(said).toMatch(/ \d\d?:\d\d:\d\d GMT\+1[23]/)
      expect(said).toMatch(ENGLISH)
    }
  })

  it('writes to a Spanish reader entirely in Spanish, in their time zone', () => {
    expect(toAna.subject).toBe('Crítica: PM2,5 · 7')
    for (const said of [toAna.text ?? '', shownText(toAna)]) {
      expect(said).toContain(
        'PM2.5 en mast-7: 1041,3 µg/m³ (media de 1 minuto). Límite: más de 1035,5 µg/m³',
      )
      expect(said).toContain(timeOf('es-ES', 'America/Lima'))
      expect(said).toContain('GMT-5')
      expect(said.replaceAll(/https?:\S+/g, '')).not.toMatch(ENGLISH)
    }
    expect(headerOf(toAna, 'content-language')).toBe('es')
  })

  it('links to the monitor, and embeds a picture that loads nothing from the network', () => {
    for (const mail of [toAna, toAnn]) {
      const monitor = `${PUBLIC_URL}/${ALERT_ORGANIZATION}/alerts/${alertId}/monitor`
      expect(mail.text).toContain(monitor)
      expect(mail.html).toContain(`href="${monitor}"`)
      expect(mail.attachments).toMatchObject([
        {
          mimeType: 'image/png',
          disposition: 'inline',
          related: true,
          contentId: '<chart@airshed>',
        },
      ])
      const png = new Uint8Array(mail.attachments[0]?.content as ArrayBuffer)
      expect(Buffer.from(png.subarray(0, 8)).toString('latin1')).toBe('\u0089PNG\r\n\u001A\n')
      expect(mail.html?.match(/src="[^"]*"/g)).toEqual(['src="cid:chart@airshed"'])
    }
  })

  it('offers each reader an own one-click unsubscribe link', () => {
    const links = [toAna, toAnn].map((mail) => headerOf(mail, 'list-unsubscribe'))
    for (const link of links) expect(link).toMatch(/^<https:\/\/air\.example\.org\/n\/[\w-]+>$/)
    expect(new Set(links).size).toBe(2)
    for (const mail of [toAna, toAnn]) {
      expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    }
  })

  it('mutes the alert for eight hours from its link after confirmation', async () => {
    const mutedUntil = async () =>
      (await server.call<AlertDetails>('GET', `/alerts/${alertId}`)).muted_until
    const link = linkBelow(toAna, 'Silenciar 8 horas')
    const page = await open(link)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('¿Silenciar')
    expect(await mutedUntil()).toBeNull()
    const before = Date.now()
    expect((await open(link, 'do=mute')).status).toBe(200)
    const until = (await mutedUntil()) ?? 0
    expect(until).toBeGreaterThanOrEqual(before + MUTED_FOR_MS)
    expect(until).toBeLessThanOrEqual(Date.now() + MUTED_FOR_MS)
  })
})
