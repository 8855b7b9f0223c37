import { describe, expect, it } from 'vitest'
import type { StoredSettings } from '../../../storage/store/tables/notificationChannels.ts'
import type { ChannelMessage } from '../channelMessage.ts'
import { dustMessage } from '../message.fixture.ts'
import { requestOf } from '../requestOf.ts'

const NOW = 1_614_265_330_999

function written(
  settings: StoredSettings,
  changes: Partial<ChannelMessage> = {},
  language: 'en' | 'es' = 'en',
) {
  const request = requestOf({ settings, language }, dustMessage(changes), NOW)
  return { ...request, sent: JSON.parse(request.body) as unknown }
}

describe('messages to Slack', () => {
  const settings = { kind: 'slack' as const, url: 'https://hooks.slack.com/services/T/B/x' }

  it('sends Slack a header, the text and a link', () => {
    const { url, sent } = written(settings)
    expect(url).toBe(settings.url)
    expect(sent).toEqual({
      text: 'Critical: Dust at the mast',
      mrkdwn: false,
      blocks: [
        {
          type: 'header',
          text: { type: 'plain_text', text: 'Critical: Dust at the mast', emoji: false },
        },
        {
          type: 'section',
          text: {
            type: 'plain_text',
            text: 'The alert has begun.\nPM2.5 at Quay Street: 41 µg/m³. Limit: above 35 µg/m³',
            emoji: false,
          },
        },
        {
          type: 'section',
          text: {
            type: 'mrkdwn',
            text: '<https://air.example.org/city/alerts/a1/monitor?refresh=live&amp;last=1|Open in Airshed>',
            verbatim: true,
          },
        },
      ],
    })
  })

  it('mentions nobody in Slack through the name of an alert', () => {
    const { body } = written(settings, { title: '<!channel> <@U1> a & b', text: '<!here>' })
    expect(body).not.toContain('<!')
    expect(body).not.toContain('<@')
    expect(body).toContain('&lt;!channel&gt; &lt;@U1&gt; a &amp; b')
  })

  it('fits the limits of Slack and splits no escape', () => {
    const { sent } = written(settings, { title: '&'.repeat(200), text: '<'.repeat(4_000) })
    const [header, section] = (sent as { blocks: { text: { text: string } }[] }).blocks
    expect(header?.text.text.length).toBeLessThanOrEqual(150)
    expect(header?.text.text).toMatch(/^(&amp;){20,}…$/)
    expect(section?.text.text.length).toBeLessThanOrEqual(3_000)
    expect(JSON.stringify(sent)).toContain(
      '/alerts/a1/monitor?refresh=live&amp;last=1|Open in Airshed>',
    )
    expect(section?.text.text).toMatch(/^(&lt;){700,}… \(shortened\)$/)
  })
})

describe('messages to Teams', () => {
  const settings = { kind: 'teams' as const, url: 'https://prod-1.westeurope.logic.azure.com/x' }

  it('uses an Adaptive Card whose texts contain no Markdown', () => {
    const { sent } = written(settings, { title: '**[x](https://evil.example)**' }, 'es')
    expect(sent).toEqual({
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          contentUrl: null,
          content: {
            $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
            type: 'AdaptiveCard',
            version: '1.4',
            body: [
              {
                type: 'RichTextBlock',
                inlines: [
                  {
                    type: 'TextRun',
                    text: '**[x](https://evil.example)**',
                    weight: 'Bolder',
                    size: 'Medium',
                    color: 'Attention',
                  },
                ],
              },
              {
                type: 'RichTextBlock',
                inlines: [{ type: 'TextRun', text: 'The alert has begun.' }],
              },
              {
                type: 'RichTextBlock',
                inlines: [
                  {
                    type: 'TextRun',
                    text: 'PM2.5 at Quay Street: 41 µg/m³. Limit: above 35 µg/m³',
                  },
                ],
              },
            ],
            actions: [
              {
                type: 'Action.OpenUrl',
                title: 'Abrir en Airshed',
                url: 'https://air.example.org/city/alerts/a1/monitor?refresh=live&last=1',
              },
            ],
            msteams: { width: 'Full' },
          },
        },
      ],
    })
  })

  it('shows an alert that is over in green', () => {
    expect(written(settings, { isActive: false }).body).toContain('"color":"Good"')
    // No data is no good news.
    expect(written(settings, { isActive: false, lacksData: true }).body).toContain(
      '"color":"Attention"',
    )
  })

  it.each([
    ['quotation marks', '"'.repeat(100_000)],
    ['many short lines', '"\n'.repeat(50_000)],
    ['emojis', '😀'.repeat(50_000)],
    ['control characters', '\u0001'.repeat(50_000)],
  ])('limits a message to Teams to 28 KB: %s', (_, text) => {
    expect(Buffer.byteLength(written(settings, { text, title: text }).body)).toBeLessThan(28_000)
  })

  it.each([
    ['one long line', 'x'.repeat(10_000)],
    ['many lines', 'x\n'.repeat(100)],
  ])('marks a shortened text and keeps the link: %s', (_, text) => {
    const { body } = written(settings, { text })
    expect(body).toMatch(/… \(shortened\)"/)
    expect(body).toContain(`"url":"${dustMessage().link}"`)
  })
})

describe('messages to Telegram', () => {
  const settings = { kind: 'telegram' as const, bot_token: '123:abc', chat_id: '-1001' }

  it('writes plain text with the link at its end', () => {
    const { url, sent } = written(settings, { title: '*Dust* <b>' })
    expect(url).toBe('https://api.telegram.org/bot123:abc/sendMessage')
    expect(sent).toEqual({
      chat_id: '-1001',
      text: '*Dust* <b>\n\nThe alert has begun.\nPM2.5 at Quay Street: 41 µg/m³. Limit: above 35 µg/m³\n\nhttps://air.example.org/city/alerts/a1/monitor?refresh=live&last=1',
      link_preview_options: { is_disabled: true },
    })
  })

  it('limits a text for Telegram to 4,096 characters and keeps the link complete', () => {
    const { text } = written(settings, { text: 'x'.repeat(9_000) }, 'es').sent as { text: string }
    expect(text).toHaveLength(4_096)
    expect(text).toMatch(/x… \(abreviado\)\n\nhttps:\/\/air\.example\.org\/.*last=1$/)
  })
})

describe('messages to ntfy', () => {
  const settings = {
    kind: 'ntfy' as const,
    server: 'https://ntfy.sh/',
    topic: 'air',
    token: null,
  }

  it('sends JSON to the root of ntfy', () => {
    const { url, headers, sent } = written(settings)
    expect([url, headers]).toEqual(['https://ntfy.sh/', {}])
    expect(sent).toEqual({
      topic: 'air',
      title: 'Critical: Dust at the mast',
      message: 'The alert has begun.\nPM2.5 at Quay Street: 41 µg/m³. Limit: above 35 µg/m³',
      priority: 5,
      tags: ['rotating_light'],
      click: 'https://air.example.org/city/alerts/a1/monitor?refresh=live&last=1',
    })
  })

  it.each([
    ['critical', true, 5],
    ['warning', true, 4],
    ['info', true, 3],
    ['warning', null, 4],
    ['critical', false, 3],
  ] as const)('notifies with a priority by level: %s, active %s', (level, isActive, priority) => {
    expect(written(settings, { level, isActive }).sent).toMatchObject({ priority })
  })

  it('sets the priority in ntfy by level even without data', () => {
    const lost = written(settings, { level: 'warning', isActive: false, lacksData: true })
    expect(lost.sent).toMatchObject({ priority: 4, tags: ['warning'] })
  })

  it('limits a message to the size that ntfy does not turn into a file', () => {
    const { message } = written(settings, { text: '😀'.repeat(2_000) }).sent as { message: string }
    expect(Buffer.byteLength(message)).toBeLessThanOrEqual(4_096)
    expect(message).toMatch(/^(😀)+… \(shortened\)$/u)
    expect(written(settings, { text: '😀'.repeat(2_000) }).sent).toMatchObject({
      click: dustMessage().link,
    })
  })
})

describe('messages to a webhook', () => {
  const settings = {
    kind: 'webhook' as const,
    url: 'https://hooks.example.org/air',
    signing_secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  }

  it('sends a webhook the changes as signed data', () => {
    const { headers, sent } = written(settings)
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/) as string,
    })
    expect(sent).toMatchObject({
      type: 'alerts.changed',
      timestamp: '2021-02-25T15:02:00.000Z',
      data: {
        notification_level: 'critical',
        is_active: true,
        lacks_data: false,
        organization: { id: 'city', name: 'City' },
        changes: [{ alert_id: 'a1', is_active: true, measured: [{ measured: 41, limit: 35 }] }],
      },
    })
  })

  it('sends a webhook a text of any length in full, with the link', () => {
    const text = 'x'.repeat(100_000)
    const { data } = written(settings, { text }).sent as { data: { text: string; link: string } }
    expect(data).toMatchObject({ text, link: dustMessage().link })
  })

  it('omits the signature without a secret', () => {
    expect(written({ ...settings, signing_secret: null }).headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
    })
  })
})
