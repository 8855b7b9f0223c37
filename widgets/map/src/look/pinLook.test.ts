import { contrastRatio, inkOn, THEME_NAMES, THEME_TOKENS } from '@airshed/kit'
import { describe, expect, it } from 'vitest'
import { PIN_STATES } from '../devices/pinState.ts'
import { PIN_LOOKS, stateColor } from './pinLook.ts'

describe('the look of a pin', () => {
  it.each([
    ['online', 'statusOnline', 'surface'],
    ['moderate', 'statusOnline', 'gradeModerate'],
    ['poor', 'statusOnline', 'danger'],
    ['deactivated', 'statusDeactivated', 'surface'],
    ['offline', 'surface', 'statusOffline'],
  ] as const)('a pin that is %s is %s with a border of %s', (state, fill, ring) => {
    expect(PIN_LOOKS[state]).toMatchObject({ fill, ring })
  })

  it('gives each state a colour of its own in clusters', () => {
    expect(new Set(PIN_STATES.map(stateColor)).size).toBe(PIN_STATES.length)
  })

  it.each(THEME_NAMES)('draws signs with enough contrast, in %s', (theme) => {
    const tokens = THEME_TOKENS[theme]
    for (const { fill, ink } of Object.values(PIN_LOOKS)) {
      const sign = ink === null ? inkOn(tokens[fill]) : tokens[ink]
      expect(contrastRatio(sign, tokens[fill])).toBeGreaterThan(3)
    }
  })
})
