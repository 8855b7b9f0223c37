import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  CHANNEL_KINDS,
  CHANNEL_READABLE,
  CHANNEL_SECRETS,
  CHANNEL_SERVICES,
  channelFields,
  isChannelSecret,
} from './channelServices.ts'
import { ChannelSettings, ChannelSettingsView } from './notificationChannel.ts'

const DOCS = readFileSync(new URL('../../../docs/alerts.md', import.meta.url), 'utf8')

describe.each(CHANNEL_KINDS)('the service %s', (kind) => {
  const fields = channelFields(kind)

  it('gets its settings by names that the calls know', () => {
    const sent = fields.map(([name, { type }]) => (type === 'signing' ? 'is_signed' : name))
    const known = Object.keys(ChannelSettings.properties)
    const missing = sent.filter((name) => !known.includes(name))
    expect(missing, 'add them to ChannelSettings in notificationChannel.ts').toEqual([])
  })

  it('hides its addresses and what requests are signed by', () => {
    for (const [name, { type }] of fields) {
      if (type === 'address' || type === 'signing') expect(isChannelSecret(name)).toBe(true)
    }
  })

  it('docs/alerts.md describes it with its settings', () => {
    const row = DOCS.split('\n').find((line) => line.startsWith(`| \`${kind}\` `)) ?? ''
    expect(row, `add a row for \`${kind}\` to the services of docs/alerts.md`).not.toBe('')
    for (const [name, { type }] of fields) {
      expect(row).toContain(`\`${type === 'signing' ? 'is_signed' : name}\``)
    }
  })
})

it('every setting is hidden or shown, and belongs to a service', () => {
  const known = [...CHANNEL_READABLE, ...CHANNEL_SECRETS]
  expect(new Set(known).size).toBe(known.length)
  const used = new Set(CHANNEL_KINDS.flatMap((kind) => channelFields(kind).map(([name]) => name)))
  expect([...used].toSorted()).toEqual(known.toSorted())
  const shown = Object.keys(ChannelSettingsView.properties)
  expect(shown, 'list CHANNEL_READABLE in ChannelSettingsView of notificationChannel.ts').toEqual([
    'url_host',
    ...CHANNEL_READABLE,
    'secrets',
  ])
})

it('settings are taken as the form takes them', () => {
  const { bot_token: token } = CHANNEL_SERVICES.telegram.fields
  expect(ChannelSettings.properties.bot_token).toMatchObject({ pattern: token.pattern })
})
