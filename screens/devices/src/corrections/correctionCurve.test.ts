import { expect, it } from 'vitest'
import { correctionCurve, curveEnds } from './correctionCurve.ts'

it('draws a polynomial from one end of the range to the other', () => {
  const { x, y } = correctionCurve({ coefficients: [1, 0.5] }, [0, 50], undefined)
  expect([x[0], x[1], x.at(-1)]).toEqual([0, 0.5, 50])
  expect([y[0], y[1], y.at(-1)]).toEqual([1, 1.25, 26])
})

it('draws a published correction at the humidity that is tried', () => {
  const formula = { preset: 'us-epa-purpleair-2021' }
  // 0.524 · 20 − 0.0862 · 40 + 5.75
  expect(correctionCurve(formula, [0, 20], 40).y.at(-1)).toBeCloseTo(12.782, 10)
  expect(new Set(correctionCurve(formula, [0, 20], undefined).y)).toEqual(new Set([null]))
})

it('a curve has no point where a formula leaves what a reading can be', () => {
  const { y } = correctionCurve({ coefficients: [0, 0, 1e15] }, [0, 10], undefined)
  expect(y[0]).toBe(0)
  expect(y.at(-1)).toBeNull()
})

it('shows the whole curve beside the line on which both values are the same', () => {
  // 1 + 0.5 · x is from 1 to 51 over 0 to 100.
  expect(curveEnds(correctionCurve({ coefficients: [1, 0.5] }, [0, 100], undefined))).toEqual([
    -5, 105,
  ])
  // −20 + 2 · x is from −20 to 180.
  expect(curveEnds(correctionCurve({ coefficients: [-20, 2] }, [0, 100], undefined))).toEqual([
    -30, 190,
  ])
  // Without a humidity there is no curve.
  const unknown = correctionCurve({ preset: 'us-epa-purpleair-2021' }, [0, 100], undefined)
  expect(curveEnds(unknown)).toEqual([-5, 105])
})
