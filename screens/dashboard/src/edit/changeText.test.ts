import { createRegistry, type DashboardChange } from '@airshed/console-kit'
import { createPluginIntl } from '@airshed/kit'
import { expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import { editText, type ChangeText } from './changeText.ts'

const readerIn = (locale: 'en_US' | 'es_ES'): ChangeText => ({
  intl: createPluginIntl({ en, es }, { locale, timezone: 'UTC' }, (error) => {
    throw error
  }),
  registry: createRegistry([]),
  locale,
})
const change = (kind: DashboardChange['kind'], name: string): DashboardChange => ({
  kind,
  widget_id: name,
  name,
})

it('names the widget of a single edit', () => {
  const edit = [change('widget-configured', 'PM2.5')]
  expect(editText(edit, readerIn('en_US'))).toBe('edited PM2.5')
  expect(editText(edit, readerIn('es_ES'))).toBe('se editó PM2.5')
})

it('names the widget that was moved, not those that it pushed', () => {
  const edit = ['PM2.5', 'Wind', 'Dust'].map((name) => change('widget-moved', name))
  expect(editText(edit, readerIn('en_US'))).toBe('moved PM2.5')
})

it('names three of many changes, and counts the others', () => {
  const edit = ['A', 'B', 'C', 'D', 'E'].map((name) => change('widget-added', name))
  expect(editText(edit, readerIn('en_US'))).toBe('added A, added B, added C, and 2 more')
})

it('describes every kind of change in both languages', () => {
  const kinds = ['renamed', 'described', 'range', 'updates', 'widget-removed'] as const
  for (const locale of ['en_US', 'es_ES'] as const) {
    const listed = kinds.map((kind) => editText([change(kind, 'X')], readerIn(locale)))
    expect(new Set(listed).size).toBe(kinds.length)
    expect(listed.join(' ')).not.toContain('change.')
  }
})
