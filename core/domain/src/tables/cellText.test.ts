import { expect, it } from 'vitest'
import { timeFormatAt } from '../time/timeFormat.ts'
import { cellText } from './cellText.ts'
import type { TableCell, TableColumn } from './valueTable.ts'

const NOON = Date.UTC(2026, 4, 17, 12)
const SPANISH = { locale: 'es-ES', format: timeFormatAt('es-ES', 'America/Lima', NOON) }

it.each<[string, TableCell, Partial<TableColumn>, string]>([
  ['nothing', null, { kind: 'number' }, ''],
  ['a text as it is', '=1+1', { kind: 'text' }, '=1+1'],
  ['a time in its zone', NOON, { kind: 'time' }, '17 may, 07:00'],
  ['a time for programs as any other', NOON, { kind: 'isoTime' }, '17 may, 07:00'],
  ['a number with all its decimals', 0.1234567, { kind: 'number' }, '0,123457'],
  ['a figure with those of its column', 12, { kind: 'number', precision: 1 }, '12,0'],
  ['a reading with those it came with', 12, { kind: 'number', precision: 1, decimals: 0 }, '12'],
])('writes %s', (_, value, column, expected) => {
  expect(cellText(value, { header: '', kind: 'text', ...column }, SPANISH)).toBe(expected)
})
