import { expect, it } from 'vitest'
import { letterRuns } from './paintHeatGrid.ts'

const good = { color: '#119911', letter: 'G' }
const poor = { color: '#991111', letter: 'P' }
const none = { color: null }

it.each([
  ['neighbours alike', [good, good, poor], ['G 0–2', 'P 2–3']],
  ['a gap between them', [good, none, good], ['G 0–1', 'G 2–3']],
  ['the same letter of another colour', [good, { ...good, color: '#000000' }], ['G 0–1', 'G 1–2']],
  ['cells without a letter', [{ color: '#123456' }, none], []],
])('tells a letter once for %s', (_, cells, expected) => {
  const runs = letterRuns(cells).map(({ letter, start, end }) => `${letter} ${start}–${end}`)
  expect(runs).toEqual(expected)
})
