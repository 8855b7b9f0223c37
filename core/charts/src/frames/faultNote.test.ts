import { uiMessages, type UiText } from '@airshed/ui'
import { expect, it } from 'vitest'
import { chartMessages, type ChartText } from '../messages/chartMessages.ts'
import { faultNote } from './faultNote.ts'

const fill = (words: string, values: Record<string, string | number> = {}): string =>
  words.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

const text: ChartText = (id, values) => fill(chartMessages.en[id], values)
const uiText: UiText = (id, values) => fill(uiMessages.en[id], values)

it.each([
  [undefined, 'sensor fault: Temp., since Mar 14, 07:21, after 21.5 °C'],
  ['invalid', 'marked invalid: Temp., since Mar 14, 07:21, after 21.5 °C'],
  [
    'implausible',
    'outside the plausible range (-80 to 60 °C): Temp., since Mar 14, 07:21, after 21.5 °C',
  ],
] as const)('a line whose newest readings are hidden by %s says so', (reason, words) => {
  const frame = {
    path: '128:1',
    shortLabel: 'Temp.',
    unit: '°C',
    precision: 1,
    fault: {
      sinceMs: Date.UTC(2026, 2, 14, 7, 21),
      lastGood: [0, 21.5] as [number, number],
      ...(reason === undefined ? {} : { reason }),
    },
  }
  expect(faultNote([frame, {}], { locale: 'en', timezone: 'UTC', text, uiText })).toEqual([words])
})
