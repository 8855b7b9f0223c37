import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ArrivedMail } from '../../../messages/mail/smtpServer.fixture.ts'
import type { MinuteReading } from '../../alerts/alertWorld.fixture.ts'
import { createMailedAlerts, type MailedAlerts } from '../mailedAlerts.fixture.ts'

let world: MailedAlerts
beforeEach(async () => {
  world = await createMailedAlerts()
})
afterEach(() => world.closeAll())

/** Five hours of readings each minute, of which an hour is missing. */
const READINGS: readonly MinuteReading[] = Array.from({ length: 300 }, (_, minute) => minute)
  .filter((minute) => minute < 120 || minute >= 180)
  .map((minute) => [minute, 20 + 8 * Math.sin(minute / 25)])

async function beginAlert(): Promise<string> {
  const id = await world.addAlert([world.condition])
  await world.subscribe(id, 'user')
  await world.report(READINGS)
  await world.report([[300, 41.25]])
  return id
}

const pictureOf = ({ attachments }: ArrivedMail): Uint8Array => {
  expect(attachments).toMatchObject([
    { mimeType: 'image/png', disposition: 'inline', related: true, contentId: '<chart@airshed>' },
  ])
  return new Uint8Array(attachments[0]?.content as ArrayBuffer)
}

/** The colours of a picture by their place, px of the mail. */
async function pixelsOf(png: Uint8Array) {
  const image = await loadImage(png)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return {
    width: image.width,
    height: image.height,
    at: (x: number, y: number) =>
      Array.from(context.getImageData(2 * x, 2 * y, 1, 1).data.subarray(0, 3)),
    count(color: readonly number[]) {
      const { data } = context.getImageData(0, 0, image.width, image.height)
      let found = 0
      for (let at = 0; at < data.length; at += 4) {
        if (color.every((part, place) => data[at + place] === part)) found += 1
      }
      return found
    },
  }
}

describe('a mail with a chart', () => {
  it('embeds the chart in the text as a picture with an alternative text', async () => {
    await beginAlert()
    const mail = await world.mailTo('owner')
    expect(mail.raw).toContain('multipart/related')
    expect(mail.html).toContain('src="cid:chart@airshed"')
    expect(mail.html).toContain(
      'alt="Chart: PM2.5 at Mast in the city from 2 Mar 2026, 11:00:00 UTC to 2 Mar 2026, 17:00:00 UTC. Limit: 35 µg/m³."',
    )
    expect(mail.text).toContain('PM2.5 at Mast in the city: 41.3 µg/m³. Limit: above 35 µg/m³')
    expect(mail.text).not.toContain('Chart')

    const png = pictureOf(mail)
    expect(png.length).toBeLessThan(100_000)
    const pixels = await pixelsOf(png)
    expect([pixels.width, pixels.height]).toEqual([1120, 400])
    expect(pixels.at(1, 1)).toEqual([255, 255, 255])
    // The curve and the limit.
    expect(pixels.count([0x21, 0x5d, 0xb0])).toBeGreaterThan(500)
    expect(pixels.count([0xb3, 0x26, 0x1e])).toBeGreaterThan(300)
  })

  it('draws the chart in the language and time zone of each reader', async () => {
    await world.changeUser('user', { locale: 'es_ES', timezone: 'America/Lima' })
    await beginAlert()
    const [toOwner, toUser] = [await world.mailTo('owner'), await world.mailTo('user')]
    expect(toUser.subject).toBe('Advertencia: Too much dust')
    expect(toUser.html).toContain('<html lang="es">')
    expect(toUser.html).toContain('alt="Gráfico: PM2.5 en Mast in the city del 2 mar 2026, 6:00:00')
    expect(pictureOf(toUser)).not.toEqual(pictureOf(toOwner))
  })

  it('leaves no picture and no link in the outbox once it is delivered', async () => {
    await beginAlert()
    await world.mailTo('owner')
    await world.mailTo('user')
    await expect
      .poll(() =>
        world.context.store.db
          .selectFrom('outbox')
          .select(['state', 'body_html', 'images', 'unsubscribe_url'])
          .execute(),
      )
      .toEqual(
        Array.from({ length: 2 }, () => ({
          state: 'sent',
          body_html: null,
          images: null,
          unsubscribe_url: null,
        })),
      )
  })
})
