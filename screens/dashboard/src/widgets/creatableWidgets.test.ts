import type { AnyWidgetDefinition } from '@airshed/console-kit'
import { expect, it } from 'vitest'
import { creatableWidgets } from './creatableWidgets.ts'

const widget = (type: string, more: object = {}): AnyWidgetDefinition =>
  ({
    manifest: {
      type,
      title: { en: type },
      creatable: true,
      permissions: ['read_devices'],
      ...more,
    },
  }) as AnyWidgetDefinition
const namesOf = (widgets: readonly AnyWidgetDefinition[]) =>
  widgets.map(({ manifest }) => manifest.type)

const all = [
  widget('Wind'),
  widget('Map', { isCommon: true }),
  widget('Chart', { isCommon: true }),
  widget('Hidden', { creatable: false }),
  widget('Blocks'),
  widget('Alerts', { permissions: ['manage_devices'] }),
]

it('offers the common ones in their order, and the others by name', () => {
  const { common, more } = creatableWidgets(all, () => true, 'en_US')
  expect(namesOf(common)).toEqual(['Map', 'Chart'])
  expect(namesOf(more)).toEqual(['Alerts', 'Blocks', 'Wind'])
})

it('offers nothing that would show nothing for lack of rights', () => {
  const { more } = creatableWidgets(all, (permission) => permission === 'read_devices', 'en_US')
  expect(namesOf(more)).toEqual(['Blocks', 'Wind'])
})
