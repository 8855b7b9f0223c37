import { MEASUREMENT_FLAGS, type ImportColumnStatus } from '@airshed/schemas'

/** The flags that a cell of a status column means: 0, `invalid` or `sensorFault`. */
export function statusFlags(status: ImportColumnStatus): (cell: string) => number {
  const { sensorFault, invalid } = MEASUREMENT_FLAGS
  const flags = new Map<string, number>([
    ...(status.valid ?? []).map((code) => [code, 0] as const),
    ...(status.invalid ?? []).map((code) => [code, invalid] as const),
    ...(status.fault ?? []).map((code) => [code, sensorFault] as const),
  ])
  const otherwise = status.valid === undefined ? 0 : invalid
  return (cell) => flags.get(cell.trim()) ?? otherwise
}

/** Codes that are in more than one list of a status. */
export function ambiguousCodes({
  valid = [],
  invalid = [],
  fault = [],
}: ImportColumnStatus): string[] {
  const codes = [...new Set(valid), ...new Set(invalid), ...new Set(fault)]
  return [...new Set(codes.filter((code, at) => codes.indexOf(code) !== at))]
}
