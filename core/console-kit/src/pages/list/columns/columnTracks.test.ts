import { expect, it } from 'vitest'
import { columnTracks } from './columnTracks.ts'

const plain = { isSelectable: false, isExpandable: false, hasMenu: false }
const all = { isSelectable: true, isExpandable: true, hasMenu: true }
const status = { column: { widthPx: 120 }, chosenWidthPx: undefined }
const name = { column: { widthPx: 160, grow: 2 }, chosenWidthPx: undefined }

it.each([
  [[status, name], all, '36px 32px 120px minmax(160px, 2fr) 44px', 392],
  [[status, name], plain, '120px minmax(160px, 2fr)', 280],
  [[status], plain, '120px minmax(0, 1fr)', 120],
  [[status, { ...name, chosenWidthPx: 200 }], plain, '120px 200px minmax(0, 1fr)', 320],
  [[{ column: {}, chosenWidthPx: undefined }], plain, '140px minmax(0, 1fr)', 140],
])('lays out the columns %j', (columns, sides, tracks, minWidthPx) => {
  expect(columnTracks(columns, sides)).toEqual({ tracks, minWidthPx })
})
