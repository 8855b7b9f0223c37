import { describe, expect, it } from 'vitest'
import { sampleBars, sampleCells, sampleLines } from '../testsupport/samplePlots.ts'
import type { PlotPlace, PlotTrace } from './plotFigure.ts'
import { plotKey } from './plotKeys.ts'

const lines = sampleLines().traces
const hasValue = ({ trace, point }: PlotPlace): boolean => {
  const own = lines[trace]
  return own?.kind === 'line' && typeof own.y[point] === 'number'
}
const place = (trace: number, point: number): PlotPlace => ({ trace, point })
const press = (key: string, current: PlotPlace | null, shiftKey = false) =>
  plotKey({ key, shiftKey }, current, lines, hasValue)

describe('a key over lines', () => {
  it.each([
    ['ArrowRight begins with the first value', 'ArrowRight', null, place(0, 0)],
    ['ArrowLeft begins with the last value', 'ArrowLeft', null, place(0, 23)],
    ['ArrowRight passes over a gap', 'ArrowRight', place(0, 2), place(0, 4)],
    ['ArrowRight stays at the end', 'ArrowRight', place(0, 23), place(0, 23)],
    ['ArrowDown goes to the next line, at the same hour', 'ArrowDown', place(0, 5), place(1, 5)],
    ['ArrowUp stays where no line has a value', 'ArrowUp', place(1, 3), place(1, 3)],
    ['Home goes to the start', 'Home', place(1, 9), place(1, 0)],
    ['Escape leaves', 'Escape', place(1, 9), null],
    ['Tab is left to the page', 'Tab', place(1, 9), undefined],
  ])('the key %s', (_, key, current, expected) => {
    expect(press(key, current)).toEqual(expected)
  })

  it('Shift with an arrow key moves ten values on', () => {
    expect(press('ArrowRight', place(0, 2), true)).toEqual(place(0, 12))
    expect(press('ArrowRight', place(0, 20), true)).toEqual(place(0, 23))
  })
})

it('arrow up and down move by rows of cells and of horizontal bars', () => {
  const everywhere =
    (traces: readonly PlotTrace[], count: number) => (key: string, point: number) =>
      plotKey(
        { key, shiftKey: false },
        place(0, point),
        traces,
        ({ point: at }) => at >= 0 && at < count,
        7,
      )
  const cells = everywhere(sampleCells().traces, 12)
  expect([cells('ArrowUp', 1), cells('ArrowDown', 1)]).toEqual([place(0, 5), place(0, 1)])
  const bars = everywhere(sampleBars().traces, 14)
  expect([bars('ArrowDown', 2), bars('ArrowUp', 2)]).toEqual([place(0, 9), place(0, 2)])
})
