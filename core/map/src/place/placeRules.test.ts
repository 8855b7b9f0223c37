import { describe, expect, it } from 'vitest'
import { placeAt, placeText, stepCross } from './placeRules.ts'

describe('a point of the map as a place', () => {
  it.each([
    [[-8.622512345, 41.146209999], '41.14621, -8.62251'],
    [[0, 0], '0.00000, 0.00000'],
    [[-0.0000001, -0.0000001], '0.00000, 0.00000'],
    [[180, 10], '10.00000, 180.00000'],
    [[190.25, 10], '10.00000, -169.75000'],
    [[-185, -10], '-10.00000, 175.00000'],
    [[725, 1], '1.00000, 5.00000'],
    [[3, 95], '90.00000, 3.00000'],
  ] as const)('reads the point %j as %s', (position, text) => {
    expect(placeText(placeAt(position))).toBe(text)
  })

  it('reads its own result unchanged, in range, wherever the map was moved', () => {
    for (let at = 0; at < 2000; at += 1) {
      const position = [at * 7.310_073 - 7200, ((at * 13.7) % 240) - 120] as const
      const { latitude, longitude } = placeAt(position)
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
      expect(placeAt([longitude, latitude])).toEqual({ latitude, longitude })
      const turns = (longitude - position[0]) / 360
      expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-7)
    }
  })
})

describe('the crosshair of the map', () => {
  const size = { width: 400, height: 240 }
  const middle = { x: 200, y: 120 }

  it.each([
    ['ArrowLeft', false, { x: 195, y: 120 }],
    ['ArrowRight', true, { x: 250, y: 120 }],
    ['ArrowUp', false, { x: 200, y: 115 }],
    ['ArrowDown', true, { x: 200, y: 170 }],
  ])('the crosshair moves by %s, far: %s', (key, isFar, cross) => {
    expect(stepCross(middle, key, { isFar, size })).toEqual({ cross, pan: { x: 0, y: 0 } })
  })

  it('moves the map where the crosshair reaches its edge', () => {
    expect(stepCross({ x: 374, y: 120 }, 'ArrowRight', { isFar: true, size })).toEqual({
      cross: { x: 376, y: 120 },
      pan: { x: 48, y: 0 },
    })
  })

  it('moves crosshair and map by one step together, away from the edges', () => {
    const keys = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']
    let cross = middle
    for (let at = 0; at < 1000; at += 1) {
      const isFar = at % 3 === 0
      const next = stepCross(cross, keys[((at * at) % 7) % 4] ?? '', { isFar, size })
      if (next === null) throw new Error('An arrow key moves the crosshair')
      const moved = {
        x: next.cross.x - cross.x + next.pan.x,
        y: next.cross.y - cross.y + next.pan.y,
      }
      expect(Math.abs(moved.x) + Math.abs(moved.y)).toBe(isFar ? 50 : 5)
      ;({ cross } = next)
      expect(cross.x).toBeGreaterThanOrEqual(24)
      expect(cross.x).toBeLessThanOrEqual(376)
      expect(cross.y).toBeGreaterThanOrEqual(24)
      expect(cross.y).toBeLessThanOrEqual(216)
    }
  })

  it('stays in the middle of a map that is too small to move in', () => {
    const tiny = { width: 30, height: 240 }
    expect(stepCross({ x: 15, y: 120 }, 'ArrowRight', { isFar: false, size: tiny })).toEqual({
      cross: { x: 15, y: 120 },
      pan: { x: 5, y: 0 },
    })
  })

  it('ignores other keys than arrows', () => {
    expect(stepCross(middle, 'Home', { isFar: false, size })).toBeNull()
  })
})
