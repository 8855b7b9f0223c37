import { describe, expect, it } from 'vitest'
import { keyboardMove } from './keyboardMove.ts'

const range = { from: 0, to: 100 }

describe('keys on a chart', () => {
  it.each([
    ['ArrowRight', false, { kind: 'step', points: 1 }],
    ['ArrowLeft', true, { kind: 'step', points: -10 }],
    ['End', false, { kind: 'step', points: Number.POSITIVE_INFINITY }],
    ['+', true, { kind: 'zoom', range: { from: 10, to: 60 } }],
    ['-', false, { kind: 'zoom', range: { from: -20, to: 180 } }],
    ['Escape', false, { kind: 'leave' }],
    ['Backspace', false, { kind: 'reset' }],
    ['Tab', false, null],
  ])('handles the key %s', (key, isShift, expected) => {
    expect(keyboardMove(key, isShift, range, 20)).toEqual(expected)
  })

  it('zooms about the middle without a cursor, and leaves Escape to the page', () => {
    expect(keyboardMove('+', false, range, null)).toEqual({
      kind: 'zoom',
      range: { from: 25, to: 75 },
    })
    expect(keyboardMove('Escape', false, range, null)).toBeNull()
  })
})
