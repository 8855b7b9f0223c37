/** Maximum number of steps above zero. */
const MAX_STEPS = 4

/** Round marks from zero up to the first one that covers `maximum`; steps of 1, 2 or 5. */
export function niceTicks(maximum: number): readonly number[] {
  if (!(maximum > 0) || !Number.isFinite(maximum)) return [0, 1]
  const rough = maximum / MAX_STEPS
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude
  const count = Math.ceil(maximum / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}
