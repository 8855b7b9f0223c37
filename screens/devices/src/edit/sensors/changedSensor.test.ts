import { expect, it } from 'vitest'
import { changedSensor } from './changedSensor.ts'

const before = { enabled: 1, debug: 0, configuration: { profile: 'factory', stel: { pm1: null } } }

it.each([
  ['a flag that somebody changed', { ...before, debug: 1 }, { debug: 1 }],
  [
    'a setting that somebody changed',
    { ...before, configuration: { ...before.configuration, profile: 'ambient' } },
    { configuration: { profile: 'ambient' } },
  ],
  [
    'a setting that the sensor never had',
    { ...before, configuration: { ...before.configuration, flow: 2 } },
    { configuration: { flow: 2 } },
  ],
  ['nothing where nothing was changed', structuredClone(before), null],
  ['nothing for what the form leaves out', { configuration: {} }, null],
])('the form of a sensor sends %s', (_, payload, body) => {
  expect(changedSensor(payload, before)).toEqual(body)
})
