import type { WidgetData } from '@airshed/contract'
import { describe, expect, it } from 'vitest'
import { dataOrigin, shownOrigin, type DataOrigin } from './dataOrigin.ts'

const series = (isSimulated: boolean) => ({ isSimulated }) as WidgetData['frames'][number]
const device = (isSimulated: boolean) =>
  ({ is_simulated: isSimulated }) as WidgetData['nodes'][number]

describe('the origin of data', () => {
  it.each<[string, Pick<WidgetData, 'frames' | 'nodes'>, DataOrigin | null]>([
    ['of real devices', { frames: [series(false)], nodes: [device(false)] }, 'measured'],
    ['of simulated ones', { frames: [series(true)], nodes: [] }, 'simulated'],
    ['of both', { frames: [series(false)], nodes: [device(true)] }, 'mixed'],
    ['of no single device, such as counts', { frames: [], nodes: [] }, null],
  ])('gives the origin of data %s', (_, data, expected) => {
    expect(dataOrigin(data)).toBe(expected)
  })

  it.each<[string, DataOrigin | null, boolean, DataOrigin | null]>([
    ['simulated data where the page says so', 'simulated', true, null],
    ['measured data there', 'measured', true, 'measured'],
    ['mixed data there', 'mixed', true, 'mixed'],
    ['measured data elsewhere', 'measured', false, null],
    ['simulated data elsewhere', 'simulated', false, 'simulated'],
    ['mixed data elsewhere', 'mixed', false, 'mixed'],
    ['counts', null, true, null],
  ])(
    'a card tells its origin where it differs from that of the page: %s',
    (_, origin, isPage, reported) => {
      expect(shownOrigin(origin, isPage)).toBe(reported)
    },
  )
})
