import { expect, it } from 'vitest'
import { nodeLayout } from './nodeLayout.ts'

const small = { width: 280, height: 212 }

it.each([
  ['three large values in a small card', small, [3], [1, 'display']],
  ['four values below each other', small, [4], [1, 'large']],
  ['scrolling values with their sparklines', small, [7], [1, 'large']],
  ['values side by side in a wider card', { width: 520, height: 212 }, [7], [2, 'large']],
  ['a few scrolling values at full size', { width: 240, height: 100 }, [3], [1, 'display']],
  ['several devices in rows', { width: 520, height: 360 }, [3, 3], [1, 'large']],
  ['enough columns to show every value', { width: 800, height: 270 }, [3, 3], [2, 'large']],
  ['large figures in a large card', { width: 1600, height: 900 }, [6], [1, 'display']],
  ['a device without values', small, [0], [1, 'display']],
] as const)('lays out %s', (_, size, counts, [columns, figure]) => {
  expect(nodeLayout(size, counts)).toMatchObject({ hasRows: true, columns, figure })
})

it.each([
  ['share the height', small, [4], 46],
  ['grow only to a maximum', { width: 1600, height: 900 }, [2], 110],
  ['stay readable where they scroll', small, [9], 44],
] as const)('arranges rows that %s', (_, size, counts, rowPx) => {
  expect(nodeLayout(size, counts).rowPx).toBe(rowPx)
})

it('raises rows for the newest reading below a mean', () => {
  expect(nodeLayout(small, [9], 16).rowPx).toBe(44 + 16)
  expect(nodeLayout(small, [2], 16).rowPx).toBeGreaterThanOrEqual(52 + 16)
})

it('shows values as tiles where a card is too narrow for sparklines', () => {
  expect(nodeLayout({ width: 200, height: 300 }, [4]).hasRows).toBe(false)
})
