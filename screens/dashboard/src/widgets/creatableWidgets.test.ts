import type { AnyWidgetDefinition } from '@airshed/console-kit'
import { expect, it } from 'vitest'
import { creatableWidgets, type WidgetGroup } from './creatableWidgets.ts'

const widget = (type: string, more: object = {}): AnyWidgetDefinition =>
  ({
    manifest: {
      type,
      title: { en: type, es: `${type} señal` },
      description: { en: 'What it shows', es: 'Dirección del aire' },
      category: 'measurements',
      creatable: true,
      permissions: ['read_devices'],
      ...more,
    },
  }) as AnyWidgetDefinition
const namesOf = (groups: readonly WidgetGroup[]) =>
  groups.map(({ id, widgets }) => [id, ...widgets.map(({ manifest }) => manifest.type)].join(' '))

const all = [
  widget('Wind'),
  widget('Map', { isCommon: true, category: 'fleet' }),
  widget('Chart', { isCommon: true }),
  widget('Hidden', { creatable: false }),
  widget('Text', { category: 'content' }),
  widget('Sensors', { category: 'fleet' }),
  widget('Blocks'),
  widget('Alarms', { category: 'alerts', permissions: ['manage_devices'] }),
]
const reader = {
  can: () => true,
  locale: 'en_US',
  nameOf: (id: string) => (id === 'fleet' ? 'Devices' : id),
} as const

it('offers common widgets in their order, and others by category and name', () => {
  expect(namesOf(creatableWidgets(all, '', reader))).toEqual([
    'common Map Chart',
    'measurements Blocks Wind',
    'fleet Sensors',
    'alerts Alarms',
    'content Text',
  ])
})

it('leaves out a plugin in development that is no longer served', () => {
  const source = (isUnreachable: boolean) => ({ isDevelopment: true, isUnreachable })
  const developed = [
    { ...widget('Served'), source: source(false) },
    { ...widget('Ended'), source: source(true) },
  ] as AnyWidgetDefinition[]
  expect(namesOf(creatableWidgets(developed, '', reader))).toEqual(['measurements Served'])
})

it('leaves out widgets that the reader lacks the rights for', () => {
  const can = (permission: string) => permission === 'read_devices'
  expect(namesOf(creatableWidgets(all, '', { ...reader, can }))).not.toContain('alerts Alarms')
})

it('searches title, description and category, and lists results by category', () => {
  expect(namesOf(creatableWidgets(all, 'cha', reader))).toEqual(['measurements Chart'])
  expect(namesOf(creatableWidgets(all, ' DEVICES ', reader))).toEqual(['fleet Map Sensors'])
  expect(namesOf(creatableWidgets(all, 'shows wind', reader))).toEqual(['measurements Wind'])
  expect(creatableWidgets(all, 'radar', reader)).toEqual([])
})

it('ignores accents in the language of the page', () => {
  const spanish = { ...reader, locale: 'es_ES' } as const
  expect(namesOf(creatableWidgets(all, 'direccion text', spanish))).toEqual(['content Text'])
  expect(namesOf(creatableWidgets(all, 'señal map', spanish))).toEqual(['fleet Map'])
  expect(creatableWidgets(all, 'what', spanish)).toEqual([])
})
