/**
 * Each flag alone, and some together: fault 1, future time 2, received time 4, implausible 8, invalid 16, unset clock 32,
 * unknown time 64. Nobody can send `rejected`, 1024.
 */
export const FLAGS = [1, 2, 4, 8, 16, 9, 12, 20, 24, 25, 36, 96, 97, 104]

/** Whether one of the flags is among those that hide a value, number by number. */
export const hides = (flags: number): boolean =>
  flags % 2 === 1 || [8, 16, 64, 1024].some((bit) => Math.floor(flags / bit) % 2 === 1)

/** @param chance 0–1 */
export const oneOf = (flags: readonly number[], chance: number): number =>
  flags[Math.floor(chance * flags.length)] ?? 0
