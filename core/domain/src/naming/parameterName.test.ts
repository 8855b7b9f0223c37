import type { Locale } from '@airshed/schemas'
import { expect, it } from 'vitest'
import { parameterName } from './parameterName.ts'

it.each<[path: string, given: string, locale: Locale, expected: string]>([
  ['132:5', 'Particulate matter PM2.5', 'es_ES', 'Partículas PM2.5'],
  ['132:5', 'Particulate matter PM2.5', 'en_US', 'Particulate matter PM2.5'],
  ['128:1', 'Cellar', 'es_ES', 'Cellar'],
  ['raw:temp_2', 'Temperature', 'es_ES', 'Temperature'],
  ['190:4', 'Online status', 'es_ES', 'Estado de conexión'],
  ['190:4', 'Online status', 'en_US', 'Online status'],
  ['999:9', 'Radon', 'es_ES', 'Radon'],
])('names the parameter %s, called %s, in %s %s', (path, given, locale, expected) => {
  expect(parameterName(path, given, locale)).toBe(expected)
})
