/** Waves that the dialog offers, %: the first ones are the most careful. */
export const WAVE_CHOICES = {
  careful: [1, 5, 25, 100],
  usual: [5, 25, 100],
  quick: [20, 100],
  atOnce: [100],
} as const satisfies Record<string, readonly number[]>
export type WaveChoice = keyof typeof WAVE_CHOICES

export const WAVE_CHOICE_NAMES = Object.keys(WAVE_CHOICES) as readonly WaveChoice[]
