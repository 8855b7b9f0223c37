import { expect, it } from 'vitest'
import { createIntl } from 'react-intl'
import { uiMessages, type UiText } from '../messages/uiMessages.ts'
import { hiddenLabel, hiddenText } from './hiddenText.ts'

const intl = createIntl({ locale: 'en', messages: uiMessages.en })
const text: UiText = (id, values) => intl.formatMessage({ id }, values)
const hidden = { reason: 'implausible', plausible: { min: -80, max: 60 } } as const

it.each([
  ['°C', 'Outside the plausible range (-80 to 60 °C)'],
  ['°F', 'Outside the plausible range (-112 to 140 °F)'],
  ['', 'Outside the plausible range (-80 to 60)'],
])('a plausible range is written in the unit of the readings (%s)', (unit, words) => {
  expect(hiddenText(hidden, { unit, locale: 'en', text })).toBe(words)
})

it.each([
  ['sensorFault', 'Sensor fault'],
  ['invalid', 'Marked invalid'],
  ['implausible', 'Implausible'],
  ['unknownTime', 'Time unknown'],
] as const)('tells %s in a word or two: %s', (reason, words) => {
  expect(hiddenLabel({ reason }, text)).toBe(words)
})
