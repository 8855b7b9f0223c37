import type { SensorTargets, TargetFigure } from '@airshed/profiles'
import type { TargetCheck, TargetResult } from '@airshed/schemas'

/** Values by figure; null: it cannot be computed. */
type Figures = Readonly<Partial<Record<TargetFigure, number | null>>>

const TARGETS: readonly (readonly [TargetResult['target'], readonly TargetFigure[]])[] = [
  ['slope', ['slope']],
  ['intercept', ['intercept']],
  ['linearity', ['rSquared']],
  ['error', ['rmse', 'nrmsePercent']],
  ['precision', ['sd', 'cvPercent']],
]

/**
 * Compares figures with targets, whose ends belong to them. Of several figures of one target a single one suffices, as
 * EPA/600/R-20/280 has it: RMSE or NRMSE, SD or CV.
 *
 * @param figures as computed, not rounded; targets whose figures are absent are left out
 */
export function targetResults({ ranges }: SensorTargets, figures: Figures): TargetResult[] {
  return TARGETS.flatMap(([target, names]) => {
    const checks = names.flatMap((figure): TargetCheck[] => {
      const [range, value] = [ranges[figure], figures[figure]]
      return range === undefined || value === undefined
        ? []
        : [{ figure, value, ...range, isMet: isWithin(value, range) }]
    })
    return checks.length === 0 ? [] : [{ target, isMet: isAnyMet(checks), checks }]
  })
}

function isWithin(
  value: number | null,
  { least, most }: { least: number | null; most: number | null },
): boolean | null {
  return value === null
    ? null
    : (least === null || value >= least) && (most === null || value <= most)
}

function isAnyMet(checks: readonly TargetCheck[]): boolean | null {
  if (checks.some(({ isMet }) => isMet === true)) return true
  return checks.some(({ isMet }) => isMet === false) ? false : null
}
