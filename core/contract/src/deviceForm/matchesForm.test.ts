import { describe, expect, it } from 'vitest'
import type { DeviceFormManifest } from '../manifest/deviceFormManifest.ts'
import { deviceFamily } from './deviceFamily.ts'
import { matchesForm, matchingForms, type FormFacts } from './matchesForm.ts'

type Matching = Pick<DeviceFormManifest, 'subject' | 'match'>

const dustOnThiamis: FormFacts = { subject: 'sensor', type: 'Thiamis-1000', name: 'dust-trak' }
const forSensors = (match: Matching['match']): Matching => ({ subject: 'sensor', match })
const forNodes = (match: object): Matching => ({ subject: 'node', match })

describe('matching a form to a device', () => {
  it.each<[string, boolean, Matching]>([
    ['by the driver of the sensor', true, forSensors({ sensors: ['airmar', 'dust-trak'] })],
    ['not by another driver', false, forSensors({ sensors: ['airmar'] })],
    ['by the type of its device', true, forSensors({ types: ['Thiamis-1000'] })],
    ['by the family of its device', true, forSensors({ families: ['other'] })],
    [
      'where every list has it',
      true,
      forSensors({ sensors: ['dust-trak'], types: ['Thiamis-1000'] }),
    ],
    [
      'not where one list does not have it',
      false,
      forSensors({ sensors: ['dust-trak'], families: ['Healthway'] }),
    ],
    ['not where it is for whole devices', false, forNodes({ types: ['Thiamis-1000'] })],
  ])('matches a form to a sensor: %s', (_, expected, manifest) => {
    expect(matchesForm(manifest, dustOnThiamis)).toBe(expected)
  })

  it('matches a form for whole devices by device type', () => {
    const device: FormFacts = { subject: 'node', type: 'Purifier' }
    expect(matchesForm(forNodes({ families: ['Healthway'] }), device)).toBe(true)
    expect(matchesForm(forSensors({ families: ['Healthway'] }), device)).toBe(false)
  })
})

it('sorts the narrowest form first, and equally narrow ones in their order', () => {
  const form = (name: string, match: Matching['match']) => ({ name, manifest: forSensors(match) })
  const forms = [
    form('family', { families: ['other'] }),
    form('driver', { sensors: ['dust-trak'] }),
    form('type', { types: ['Thiamis-1000'] }),
    form('type too', { types: ['Thiamis-1000', 'Thiamis-X'] }),
    form('driver on a type', { sensors: ['dust-trak'], types: ['Thiamis-1000'] }),
    form('other driver', { sensors: ['airmar'] }),
  ]
  expect(matchingForms(forms, dustOnThiamis).map(({ name }) => name)).toEqual([
    'driver on a type',
    'driver',
    'type',
    'type too',
    'family',
  ])
})

it.each([
  ['Aethair IAQ 2', 'Airthinx'],
  ['AETHAIR PRO', 'Airthinx'],
  ['Driq', 'Airthinx'],
  ['Purifier', 'Healthway'],
  ['Thiamis-X', 'other'],
  ['', 'other'],
])('a device of type "%s" is of family %s', (type, family) => {
  expect(deviceFamily(type)).toBe(family)
})
