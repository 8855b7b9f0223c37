import type { Manifest } from '@airshed/contract'
import { describe, expect, it } from 'vitest'
import { BUILT_IN_NAMES } from './builtInNames.ts'
import { nameProblems } from './nameRules.ts'
import type { NameOwner } from './names.ts'

const widget = (id: string, type = 'AcmeGaugeWidget') => ({ id, kind: 'widget', type }) as Manifest
const screen = (id: string, path: string) =>
  ({ id, kind: 'screen', pages: [{ id: 'main', path }] }) as Manifest
const messages = (manifest: Manifest, installed: readonly NameOwner[] = []) =>
  nameProblems(manifest, installed).map(({ place, message }) => `${place} ${message}`)

describe('a plugin with names of its own', () => {
  const gauge: NameOwner = { id: 'acme.gauge', kind: 'widget', names: ['AcmeGaugeWidget'] }
  const tour: NameOwner = { id: 'acme.tour', kind: 'screen', names: ['tour'] }

  it.each([
    ['a new widget', widget('acme.gauge'), []],
    ['the next version of a widget', widget('acme.gauge'), [gauge]],
    ['a screen that moves', screen('acme.tour', 'tours'), [tour]],
    ['a screen below a built-in one', screen('acme.tour', 'dashboards/:id/tour'), []],
  ])('accepts a plugin: %s', (_, manifest, installed) => {
    expect(messages(manifest, installed)).toEqual([])
  })

  it.each([
    [
      'a built-in type',
      widget('acme.chart', 'ChartWidget'),
      [],
      'manifest.json#/type Expected a name that is free, got ChartWidget, which belongs to plugin airshed.chart. Choose another one',
    ],
    [
      'the type of another plugin here',
      widget('other.gauge'),
      [gauge],
      'manifest.json#/type Expected a name that is free, got AcmeGaugeWidget, which belongs to plugin acme.gauge. Choose another one',
    ],
    [
      'the path of a built-in screen, whatever its parameter is called',
      screen('acme.board', 'dashboards/:board'),
      [],
      'manifest.json#/pages Expected a name that is free, got dashboards/:board, which belongs to plugin airshed.dashboard. Choose another one',
    ],
    [
      'the publisher of what is built in',
      widget('airshed.gauge'),
      [],
      'manifest.json#/id Expected a publisher of its own, got airshed.gauge. Name it after yourself',
    ],
    [
      'another type than before, which dashboards have kept',
      widget('acme.gauge', 'OtherGaugeWidget'),
      [gauge],
      'manifest.json#/type Expected AcmeGaugeWidget, as other versions have, got OtherGaugeWidget. Give it another id',
    ],
    [
      'another kind than before',
      screen('acme.gauge', 'gauge'),
      [gauge],
      'manifest.json#/kind Expected widget, as other versions have, got screen. Give it another id',
    ],
  ])('refuses a plugin with its reason: %s', (_, manifest, installed, message) => {
    expect(messages(manifest, installed)).toEqual([message])
  })
})

it('one publisher owns every built-in plugin', () => {
  for (const { id } of BUILT_IN_NAMES) expect(id).toMatch(/^airshed\./)
})
