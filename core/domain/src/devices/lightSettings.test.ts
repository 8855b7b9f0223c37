import { describe, expect, it } from 'vitest'
import { settleLight } from './lightSettings.ts'

type Settings = Readonly<Record<string, unknown>>

describe('the switches of a light', () => {
  it.each<[string, Settings, Settings, Settings | null]>([
    [
      'takes the air quality along when it goes off',
      { enable_led: 0 },
      { led_aq: 1 },
      { enable_led: 0, led_aq: 0 },
    ],
    [
      'does so where nobody knows whether it shows it',
      { enable_led: 0 },
      {},
      { enable_led: 0, led_aq: 0 },
    ],
    ['leaves a plain light alone', { enable_led: 0 }, { led_aq: 0 }, { enable_led: 0 }],
    [
      'goes on to show the air quality',
      { led_aq: 1 },
      { enable_led: 0 },
      { led_aq: 1, enable_led: 1 },
    ],
    [
      'does so where nobody knows whether it is on',
      { led_aq: 1 },
      {},
      { led_aq: 1, enable_led: 1 },
    ],
    ['stays on', { led_aq: 1 }, { enable_led: 1 }, { led_aq: 1 }],
    ['is not coloured because it goes on', { enable_led: 1 }, { led_aq: 0 }, { enable_led: 1 }],
    [
      'stays on when it no longer shows the air quality',
      { led_aq: 0 },
      { enable_led: 1 },
      { led_aq: 0 },
    ],
    [
      'cannot be off and show the air quality',
      { led_aq: 1, enable_led: 0 },
      { enable_led: 1 },
      null,
    ],
    [
      'leaves other requests alone',
      { voc_unit: 'ppm' },
      { enable_led: 0, led_aq: 1 },
      { voc_unit: 'ppm' },
    ],
  ])('a light %s', (_, asked, known, expected) => {
    expect(settleLight(asked, known)).toEqual(expected)
  })
})
