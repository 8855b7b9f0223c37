import { createAjv, createRegistry, DEVICE_FAMILIES, type LazyDeviceForm } from '@airshed/contract'
import {
  AlphaSenseSettings,
  ChannelsSettings,
  DataRamSettings,
  DavisSettings,
  ParticlesPlusSettings,
  sensorSettings,
  SoundProSettings,
} from '@airshed/schemas'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BUILT_IN_PLUGINS } from './plugins.ts'

/** Folder of a form → what the server lets be asked of its sensors. */
const ASKED: Readonly<Record<string, object>> = {
  'data-ram': DataRamSettings,
  'particles-plus': ParticlesPlusSettings,
  'sound-pro': SoundProSettings,
  'alpha-sense': AlphaSenseSettings,
  davis: DavisSettings,
  channels: ChannelsSettings,
  generic: sensorSettings({}),
}

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly [keyword: string]: unknown
}

const LIMITS = ['minimum', 'maximum', 'multipleOf', 'minLength', 'maxLength', 'pattern', 'enum']
const LIST_LIMITS = ['minItems', 'maxItems', 'uniqueItems']

const limitsIn = (schema: Schema, keywords: readonly string[]): object =>
  Object.fromEntries(keywords.map((keyword) => [keyword, schema[keyword]]))

/** What a schema lets through, without words; a switch is a boolean in a form, and 0 or 1 on the wire. */
function limitsOf(schema: Schema): unknown {
  const { type, anyOf, items, properties, minimum, maximum } = schema
  const isFlag = type === 'integer' && minimum === 0 && maximum === 1
  if (type === 'boolean' || isFlag || String(schema.enum) === '0,1') return '0 or 1'
  if (anyOf !== undefined) return anyOf.map(limitsOf)
  if (items !== undefined) return [limitsOf(items), limitsIn(schema, LIST_LIMITS)]
  if (properties === undefined) return { type, ...limitsIn(schema, LIMITS) }
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, limitsOf(property)]),
  )
}

const formIn = async (folder: string) => {
  const id = `airshed.${folder}`
  const form = BUILT_IN_PLUGINS.find(({ manifest }) => manifest.id === id) as LazyDeviceForm
  return (await form.loadForm()).default
}

const fixturesIn = (folder: string): object[] => {
  const place = join(import.meta.dirname, '../../schemas/forms', folder, 'fixtures/valid')
  return globSync('*.json', { cwd: place }).map(
    (name) => JSON.parse(readFileSync(join(place, name), 'utf8')) as object,
  )
}

describe.each(Object.entries(ASKED))('the form of %s', async (folder, asked) => {
  const form = await formIn(folder)

  it('holds the form to the fields and limits that the server checks', () => {
    const { configuration, ...flags } = (asked as Schema).properties ?? {}
    const wire = { properties: { ...flags, ...configuration?.properties } }
    expect(limitsOf(form.schema as Schema)).toEqual(limitsOf(wire))
  })

  it('saves what the server accepts', () => {
    const fixtures = fixturesIn(folder)
    expect(fixtures.length).toBeGreaterThan(1)
    const validate = createAjv().compile(asked)
    for (const value of fixtures) {
      validate(form.toPayload(value))
      expect(validate.errors).toBeNull()
    }
  })
})

describe('the form of a sensor', () => {
  const registry = createRegistry(BUILT_IN_PLUGINS)
  const formsOf = (name: string, type = 'Thiamis-1000') =>
    registry.formsFor({ subject: 'sensor', type, name }).map(({ manifest }) => manifest.type)

  it.each([
    ['dust-trak', 'DustTrakForm'],
    ['data-ram', 'DataRamForm'],
    ['particles-plus', 'ParticlesPlusForm'],
    ['sound-pro', 'SoundProForm'],
    ['alpha-sense', 'AlphaSenseForm'],
    ['davis', 'DavisForm'],
    ['adam', 'ChannelsForm'],
    ['airmar', 'ChannelsForm'],
    ['gx-6000', 'ChannelsForm'],
    ['gm-460', 'ChannelsForm'],
    ['ysi', 'ChannelsForm'],
  ])('the form of %s is %s, before the one for any sensor', (name, form) => {
    expect(formsOf(name)).toEqual([form, 'GenericForm'])
  })

  it.each(['Aethair IAQ', 'Purifier', 'Thiamis-X'])(
    'chooses the generic form for any other driver on a device of type %s',
    (type) => {
      expect(formsOf('unheard-of', type)).toEqual(['GenericForm'])
    },
  )

  it('offers the generic form on devices of every family', () => {
    const generic = BUILT_IN_PLUGINS.find(({ manifest }) => manifest.id === 'airshed.generic')
    expect(generic?.manifest).toMatchObject({ match: { families: DEVICE_FAMILIES } })
  })
})
