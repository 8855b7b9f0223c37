import { createPluginIntl } from '@airshed/kit'
import { expect, it } from 'vitest'
import { courseText } from './courseText.ts'
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

const intl = (locale: 'en_US' | 'es_ES') =>
  createPluginIntl({ en, es }, { locale, timezone: 'UTC' })

it('names the three hours where they fit, else only whole values', () => {
  expect(courseText('12.55', '12.58', 104, intl('en_US'))).toBe('3 h: 12.55 to 12.58')
  expect(courseText('12,55', '12,58', 104, intl('es_ES'))).toBe('12,55–12,58')
  expect(courseText('12,55', '12,58', 160, intl('es_ES'))).toBe('3 h: de 12,55 a 12,58')
})
