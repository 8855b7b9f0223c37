import { expect, it } from 'vitest'
import { issuePathIn, wordOr } from './formValues.ts'

it.each([
  ['ppm', 'ppm'],
  ['PPM', 'ppb'],
  [1, 'ppb'],
  [undefined, 'ppb'],
])('a device that reports %j has the unit %s', (value, expected) => {
  expect(wordOr(['ppm', 'ppb'], value, 'ppb')).toBe(expected)
})

it.each([
  ['/settings/interval', '/interval'],
  ['/settings/stel/pm10', '/stel/pm10'],
  ['/settings', '/settings'],
  ['/settingsOfOthers/a', '/settingsOfOthers/a'],
  ['/name', '/name'],
])('a problem at %s of the body is shown at %s', (path, field) => {
  expect(issuePathIn('settings')(path)).toBe(field)
})
