import uPlot from 'uplot'
import { expect, it } from 'vitest'
import { linePaths } from './linePaths.ts'

const WIDTH_PX = 400
const HEIGHT_PX = 120
const COUNT = 1000

type Values = (number | null | undefined)[]

/** The pixels of a plot without axes that has one line. */
async function pixelsOf(values: Values, paths: uPlot.Series.PathBuilder): Promise<ImageData> {
  const host = document.createElement('div')
  document.body.append(host)
  const times = Array.from(values, (_, index) => index)
  const drawn = Promise.withResolvers<uPlot>()
  const plot = new uPlot(
    {
      hooks: { draw: [drawn.resolve] },
      width: WIDTH_PX,
      height: HEIGHT_PX,
      padding: [0, 0, 0, 0],
      legend: { show: false },
      scales: { x: { time: false }, y: { range: [0, 100] } },
      axes: [{ show: false }, { show: false }],
      series: [{}, { stroke: '#000', width: 2, paths, points: { show: false } }],
    },
    [times, values],
    host,
  )
  await drawn.promise
  const { width, height } = plot.ctx.canvas
  const pixels = plot.ctx.getImageData(0, 0, width, height)
  plot.destroy()
  host.remove()
  return pixels
}

/** Whether anything is drawn in a part of the width, both from 0 to 1. */
function hasInk(pixels: ImageData, from: number, to: number): boolean {
  const { data, width, height } = pixels
  for (let y = 0; y < height; y += 1) {
    for (let x = Math.round(from * width); x < Math.round(to * width); x += 1) {
      if ((data[4 * (y * width + x) + 3] ?? 0) > 0) return true
    }
  }
  return false
}

const wave = (index: number): number => 50 + 40 * Math.sin(index / 17)

it('draws the same line as uPlot does', async () => {
  const values: Values = Array.from({ length: COUNT }, (_, index) => wave(index))
  const own = await pixelsOf(values, linePaths)
  expect(hasInk(own, 0, 1)).toBe(true)
  expect(own.data).toEqual((await pixelsOf(values, uPlot.paths.linear!())).data)
})

it('joins a line where it has no point, and breaks it in a gap', async () => {
  const values: Values = Array.from({ length: COUNT }, (_, index) => {
    if (index > 200 && index < 300) return undefined
    return index > 600 && index < 700 ? null : wave(index)
  })
  const pixels = await pixelsOf(values, linePaths)
  expect(hasInk(pixels, 0.22, 0.28)).toBe(true)
  expect(hasInk(pixels, 0.62, 0.68)).toBe(false)
  expect(hasInk(pixels, 0.72, 0.78)).toBe(true)
})
