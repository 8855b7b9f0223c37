import { createPluginIntl, type WidgetData } from '@airshed/kit'
import { airQualityOf, profile, widgetData, type AirChanges } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import least from '../fixtures/configs/least.json' with { type: 'json' }
import several from '../fixtures/configs/several.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import { needs } from './needs.ts'
import { summary } from './summary.ts'

const intl = createPluginIntl({ en, es }, { locale: 'en_US', timezone: 'America/New_York' })

function reported(config: typeof several | typeof least, changes: AirChanges = {}): string {
  const built = widgetData(needs(config))
  const { profileId = 'us-aqi-2024' } = changes
  const data: WidgetData = {
    ...built,
    nodes: built.nodes.map((node) => ({ ...node, profiles: [profile(profileId)] })),
    airQuality: Object.fromEntries(
      built.nodes.map(({ _id: id }) => [id, airQualityOf(id, changes)]),
    ),
  }
  return summary(config, data, intl)
}

describe('the summary of the air quality index', () => {
  it('states index, grade, responsible pollutant and the time of the data', () => {
    expect(reported(least, { factors: { '132:5': 5 } })).toMatch(
      /^Station 1C00A3F7: index \d+, Unhealthy for Sensitive Groups, because of PM2\.5, NowCast \(US AQI, hours up to 13:00\)\.$/,
    )
  })

  it('omits the number for a standard without numbers', () => {
    expect(reported(least, { profileId: 'eaqi-2024' })).toMatch(
      /^Station 1C00A3F7: \w+ because of .+, 1 h mean \(European AQI/,
    )
  })

  it('says that there are too few data for an index', () => {
    expect(reported(least, { profileId: 'who-2021', hours: 12, paths: ['132:5'] })).toBe(
      'Station 1C00A3F7: too little data for a grade (WHO 2021, hours up to 13:00).',
    )
  })

  it('names each of several devices with its index', () => {
    expect(reported(several)).toMatch(
      /^Air of the city: Station 1C00A3F7: .+ Station 1C00A3F9: index/,
    )
  })

  it('requests no data without a device', () => {
    expect(needs({ node_id: [] })).toEqual([])
    expect(summary({ node_id: [] }, widgetData([]), intl)).toBe(
      'Air quality index: no air quality.',
    )
  })
})
