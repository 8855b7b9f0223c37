import { createPluginIntl } from '@airshed/kit'
import { widgetData } from '@airshed/testing'
import { expect, it } from 'vitest'
import direction from '../fixtures/configs/direction.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { needs } from './needs.ts'
import { summary } from './summary.ts'

const DAY_MS = 86_400_000
const TO = Date.UTC(2026, 2, 14, 17)
const intl = createPluginIntl({ en, es }, { locale: 'en_US', timezone: 'America/New_York' })
const known = (config = usual, scene: 'normal' | 'empty' = 'normal') =>
  summary(
    config,
    widgetData(needs(config), { range: { from: TO - 20 * DAY_MS, to: TO }, scene }),
    intl,
  )

it('names the hours with the highest and lowest means', () => {
  expect(known()).toMatch(
    /^Dust on Quay Street: PM2\.5 is usually highest at \d\d:00 – \d\d:00, \d+\.\d µg\/m³, and lowest at .*; from 480 hours\.$/,
  )
})

it('names no direction as the highest', () => {
  expect(known(direction)).not.toContain('highest')
})

it('says that time variation has no data', () => {
  expect(known(usual, 'empty')).toBe('Dust on Quay Street: no typical pattern in this time range.')
})
