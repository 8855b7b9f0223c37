import { expect, it } from 'vitest'
import { nodeLayout } from './nodeLayout.ts'

const small = { width: 280, height: 212 }

it.each([
  ['three values in a small card are large', small, [3], [1, 'display']],
  ['four still fit below each other', small, [4], [1, 'large']],
  ['more than fit scroll, with their courses', small, [7], [1, 'large']],
  ['in a wider card they stand beside each other', { width: 520, height: 212 }, [7], [2, 'large']],
  [
    'few values stay large where they have to scroll',
    { width: 240, height: 100 },
    [3],
    [1, 'display'],
  ],
  ['several devices have rows as well', { width: 520, height: 360 }, [3, 3], [1, 'large']],
  ['as many columns as show all of them', { width: 800, height: 270 }, [3, 3], [2, 'large']],
  ['a large card has large figures', { width: 1600, height: 900 }, [6], [1, 'display']],
  ['a device without values breaks nothing', small, [0], [1, 'display']],
] as const)('%s', (_, size, counts, [columns, figure]) => {
  expect(nodeLayout(size, counts)).toMatchObject({ hasRows: true, columns, figure })
})

it.each([
  ['share the height', small, [4], 46],
  ['grow no further than is pleasant', { width: 1600, height: 900 }, [2], 110],
  ['stay readable where they scroll', small, [9], 44],
] as const)('rows %s', (_, size, counts, rowPx) => {
  expect(nodeLayout(size, counts).rowPx).toBe(rowPx)
})

it('rows are higher where the newest reading stands below a mean', () => {
  expect(nodeLayout(small, [9], 16).rowPx).toBe(44 + 16)
  expect(nodeLayout(small, [2], 16).rowPx).toBeGreaterThanOrEqual(52 + 16)
})

it('where a card is too narrow for a course, values are tiles', () => {
  expect(nodeLayout({ width: 200, height: 300 }, [4]).hasRows).toBe(false)
})
