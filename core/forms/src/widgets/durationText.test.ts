import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { createFormText } from '../messages/formText.ts'
import { durationText } from './durationText.ts'

describe('a duration in words', () => {
  it.each([
    [0, 'en', 'Off'],
    [0, 'es', 'Apagado'],
    [45, 'en', '45 min'],
    [120, 'en', '2 h'],
    [135, 'en', '2 h 15 min'],
    [1440, 'en', '24 h'],
  ])('writes %i minutes in %s as %s', (minutes, locale, expected) => {
    expect(durationText(minutes, createFormText(createIntl({ locale })))).toBe(expected)
  })
})
