import { createPluginIntl } from '@airshed/kit'
import { expect, it } from 'vitest'
import en from '../../messages/en.json' with { type: 'json' }
import es from '../../messages/es.json' with { type: 'json' }
import { hoursText } from './hoursText.ts'

const intl = (locale: 'en_US' | 'es_ES') =>
  createPluginIntl({ en, es }, { locale, timezone: 'UTC' })
const hours = {
  timezone: 'Europe/Madrid',
  spans: [
    { days: [5, 1, 2, 3, 4], from: '08:00', to: '18:00' },
    { days: [7, 6], from: '22:00', to: '06:00' },
    { days: [1, 3], from: '10:00', to: '24:00' },
  ],
}

it('names days and times, and a span over midnight', () => {
  expect(hoursText(hours, intl('en_US'))).toEqual([
    'Mon – Fri 08:00 – 18:00',
    'Sat, Sun 22:00 – 06:00 of the next day',
    'Mon, Wed 10:00 – 24:00',
  ])
})

it('names days and times in Spanish', () => {
  expect(hoursText(hours, intl('es_ES'))[1]).toBe('sáb, dom 22:00 – 06:00 del día siguiente')
})
