import { expect, it } from 'vitest'
import { column, row } from '../testsupport/drawnTree.ts'
import { paneBoxes, splitLines } from './paneBoxes.ts'

const tree = row(['a', column(['b', 'c'], [25, 75])], [40, 60])

it('gives every pane a box, and the boxes fill the whole', () => {
  const boxes = paneBoxes(tree)
  expect(Object.fromEntries(boxes)).toEqual({
    a: { left: 0, top: 0, width: 40, height: 100 },
    b: { left: 40, top: 0, width: 60, height: 25 },
    c: { left: 40, top: 25, width: 60, height: 75 },
  })
  const area = [...boxes.values()].reduce((sum, { width, height }) => sum + width * height, 0)
  expect(area).toBeCloseTo(100 * 100)
})

it('draws a line between each two parts of a split', () => {
  expect(splitLines(tree)).toEqual([
    {
      path: [],
      index: 0,
      direction: 'row',
      box: { left: 40, top: 0, width: 0, height: 100 },
      before: ['a'],
      after: ['b', 'c'],
      share: 40,
      together: 100,
    },
    {
      path: [1],
      index: 0,
      direction: 'column',
      box: { left: 40, top: 25, width: 60, height: 0 },
      before: ['b'],
      after: ['c'],
      share: 25,
      together: 100,
    },
  ])
})
