import { CORRECTION_PRESETS, type CorrectionPreset } from '@airshed/profiles'
import type { DataPoint, ParameterKind } from '@airshed/schemas'

/** Kinds whose values are amounts: a corrected angle, state or count would be another thing. */
export const CORRECTED_KINDS: readonly ParameterKind[] = ['scalar', 'level', 'maximum', 'minimum']

/** Whether the readings of a data point can be corrected: what is computed follows the corrections of its sources. */
export const isCorrectable = ({ kind, metric }: Pick<DataPoint, 'kind' | 'metric'>): boolean =>
  metric === undefined && CORRECTED_KINDS.includes(kind)

/** The published corrections of a parameter in the unit in which the server keeps it. */
export const presetsFor = ({
  path,
  unit,
  storedUnit = unit,
}: Pick<DataPoint, 'path' | 'unit' | 'storedUnit'>): readonly CorrectionPreset[] =>
  CORRECTION_PRESETS.filter((preset) => preset.parameter === path && preset.unit === storedUnit)
