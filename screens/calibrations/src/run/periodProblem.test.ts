import { expect, it } from 'vitest'
import { periodProblem } from './periodProblem.ts'

const NOW = Date.UTC(2026, 2, 2, 12)

it.each([
  [{}, null],
  [{ from: '2026-03-01 12:00' }, null],
  [{ from: '2026-03-01 12:00', to: '2026-03-02 12:00' }, null],
  [{ from: '2026-02-30 12:00' }, 'from.unreal'],
  [{ from: '2026-03-01 12:00', to: '2026-02-30 12:00' }, 'to.unreal'],
  [{ from: '2026-03-02 12:01' }, 'from.future'],
  [{ from: '2026-03-01 12:00', to: '2026-03-02 12:01' }, 'to.future'],
  [{ from: '2026-03-01 12:00', to: '2026-03-01 11:59' }, 'period.order'],
  [{ from: '2026-03-01 12:00', to: '2026-03-01 12:00' }, 'period.order'],
] as const)('the period %j has the problem %s', (period, problem) => {
  expect(periodProblem(period, NOW)).toBe(problem)
})
