import { createPluginIntl } from '@airshed/kit'
import { deviceEvent } from '@airshed/testing'
import { expect, it } from 'vitest'
import { DEVICE_EVENTS } from '@airshed/console-kit/define'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { eventText } from './eventText.ts'

const intl = createPluginIntl({ en, es }, { locale: 'en_US', timezone: 'UTC' })
const words = (changes: Parameters<typeof deviceEvent>[1]) =>
  eventText(deviceEvent(0, changes), intl)

it('names the command, the settings and what was refused', () => {
  expect(words({})).toEqual({ title: 'Command given: Blink', detail: '' })
  expect(
    words({
      name: 'node.settings-reported',
      command: null,
      changed: ['enable_led', 'odd_setting'],
      refused: ['interval'],
    }),
  ).toEqual({
    title: 'Settings reported by the device',
    detail: 'Status light and odd_setting · Refused: Reporting interval',
  })
})

it('writes “another organization” for an organization without a known name', () => {
  expect(words({ name: 'node.shared', organization: 'Harbour' }).title).toBe('Shared with Harbour')
  expect(words({ name: 'node.leased' }).title).toBe('Leased to another organization')
})

it('shows the name of an unknown event', () => {
  expect(words({ name: 'node.polished' }).title).toBe('node.polished')
})

it('describes every event that has a kind, in both languages', () => {
  for (const messages of [en, es]) {
    const missing = Object.values(DEVICE_EVENTS)
      .flat()
      .filter((name) => !Object.hasOwn(messages, `event.${name}`))
    expect(missing).toEqual([])
  }
})
