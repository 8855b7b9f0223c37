import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityIssues, cleanUp, renderInto } from '../testsupport/render.tsx'
import { SAMPLE_RANGE, sampleSeries } from '../testsupport/sampleSeries.ts'
import { TimeSeries } from './TimeSeries.tsx'

afterEach(cleanUp)

const sample = sampleSeries()

/** A chart with a limit in the middle of its values. */
async function show() {
  const least = Math.min(...sample.values.filter((value) => !Number.isNaN(value)))
  const most = Math.max(...sample.values.filter((value) => !Number.isNaN(value)))
  const start = Math.round((least + most) / 2)
  const moves: number[] = []
  function Chart() {
    const [value, setValue] = useState(start)
    const onMove = (next: number): void => {
      moves.push(next)
      setValue(next)
    }
    return (
      <TimeSeries
        series={[sample]}
        {...{ range: SAMPLE_RANGE, timezone: 'UTC', theme: 'light', width: 480, height: 240 }}
        limit={{ value, label: 'Limit', precision: 1, unit: sample.unit, onMove }}
      />
    )
  }
  renderInto(<Chart />)
  const handle = page.getByRole('spinbutton', { name: 'Limit' })
  await expect.element(handle).toBeVisible()
  return { start, moves, handle, topOf: () => handle.element().getBoundingClientRect().top }
}

describe('a limit in a chart', () => {
  it('arrow keys move the limit, and leave the readings alone', async () => {
    const { start, moves, handle } = await show()
    ;(handle.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowUp}{PageDown}{ArrowLeft}')
    expect(moves).toEqual([start + 0.1, Number((start - 0.9).toFixed(1))])
    await expect.element(handle).toHaveAttribute('aria-valuenow', String(moves.at(-1)))
    expect(await accessibilityIssues()).toEqual([])
  })

  it('a limit follows the pointer, and takes its new value when it is released', async () => {
    const { start, moves, handle, topOf } = await show()
    const element = handle.element() as HTMLElement
    const { left, top, height } = element.getBoundingClientRect()
    const at = (clientY: number) => ({ bubbles: true, pointerId: 1, clientX: left + 100, clientY })
    // A pointer that a script moves cannot be captured.
    element.setPointerCapture = () => undefined
    element.hasPointerCapture = () => true
    element.dispatchEvent(new PointerEvent('pointerdown', at(top + height / 2)))
    element.dispatchEvent(new PointerEvent('pointermove', at(top + height / 2 - 30)))
    await expect.poll(topOf).toBeLessThan(top - 20)
    expect(moves).toEqual([])
    element.dispatchEvent(new PointerEvent('pointerup', at(top + height / 2 - 30)))
    expect(moves).toHaveLength(1)
    expect(moves[0]).toBeGreaterThan(start)
    expect(Number(moves[0]?.toFixed(1))).toBe(moves[0])
  })
})

describe('limits beyond the values', () => {
  /** Where the middle of the values is drawn, CSS pixels, with such a limit added while it is shown. */
  async function middleWith(beyond: 'widen' | 'hint', times: number) {
    const values = [...sample.values].filter((value) => !Number.isNaN(value))
    const [least, most] = [Math.min(...values), Math.max(...values)]
    const far = [{ value: most + times * (most - least), label: 'Far', unit: sample.unit, beyond }]
    function Chart() {
      const [isFar, setFar] = useState(false)
      return (
        <>
          <button onClick={() => setFar(true)}>Add</button>
          <TimeSeries
            series={[sample]}
            {...{ range: SAMPLE_RANGE, timezone: 'UTC', theme: 'light', width: 480, height: 240 }}
            thresholds={isFar ? far : NO_LIMITS}
            limit={{
              value: (least + most) / 2,
              label: 'Limit',
              precision: 1,
              unit: sample.unit,
              onMove: () => undefined,
            }}
          />
        </>
      )
    }
    renderInto(<Chart />)
    const handle = page.getByRole('spinbutton', { name: 'Limit' })
    await expect.element(handle).toBeVisible()
    const top = () => handle.element().getBoundingClientRect().top
    const before = top()
    await page.getByRole('button', { name: 'Add' }).click()
    return { before, top }
  }

  it('near limits widen the axis, also when they come later', async () => {
    const { before, top } = await middleWith('widen', 0.5)
    await expect.poll(top).toBeGreaterThan(before + 20)
  })

  it.each([
    ['further away', 'widen', 20],
    ['only hinted at', 'hint', 0.5],
  ] as const)('limits that are %s leave the axis as it is', async (_, beyond, times) => {
    const { before, top } = await middleWith(beyond, times)
    await new Promise((drawn) => requestAnimationFrame(drawn))
    expect(top()).toBeCloseTo(before)
  })
})

const NO_LIMITS: readonly never[] = []
