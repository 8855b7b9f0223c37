import { describe, expect, it } from 'vitest'
import { pluginNames } from './names.ts'

const named = (name: string | undefined, publisher = 'acme') => pluginNames({ name, publisher })

describe('the names of a plugin', () => {
  it('derives all names from the typed one', () => {
    expect(named('pm10-gauge', 'city-lab')).toEqual({
      name: 'pm10-gauge',
      publisher: 'city-lab',
      typeName: 'Pm10Gauge',
      title: 'Pm10 gauge',
    })
  })

  it.each([
    [undefined, 'name: expected a name, got none'],
    ['', 'name: expected a name, got none'],
    ['MyGauge', 'got "MyGauge"'],
    ['my_gauge', 'got "my_gauge"'],
    ['my--gauge', 'got "my--gauge"'],
    ['-gauge', 'got "-gauge"'],
    ['gauge-', 'got "gauge-"'],
    ['7up', 'got "7up"'],
    ['../gauge', 'got "../gauge"'],
    ['a'.repeat(41), 'expected at most 40 characters, got 41'],
  ])('refuses the name %s, with the place and the cure', (name, words) => {
    expect(() => named(name)).toThrow(words)
    expect(() => named(name)).toThrow('Call it for example my-gauge')
  })

  it('refuses the publisher of the console, and an invalid one', () => {
    expect(() => named('gauge', 'airshed')).toThrow(
      '--publisher: expected the name of who publishes',
    )
    expect(() => named('gauge', 'Acme Inc')).toThrow('got "Acme Inc"')
  })
})
