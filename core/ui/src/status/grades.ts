import type { ThemeTokens } from '../theme/themeTokens.ts'

/** The grades of air quality, best first. */
export const GRADES = ['excellent', 'good', 'satisfactory', 'moderate', 'poor', 'veryPoor'] as const

export type GradeName = (typeof GRADES)[number]

export interface GradeLook {
  token: keyof ThemeTokens
  /**
   * Shown on the colour, so that the grade is readable without seeing colours: its place as a Roman numeral, I the
   * best.
   */
  letter: string
}

export const GRADE_LOOKS: Record<GradeName, GradeLook> = {
  excellent: { token: 'gradeExcellent', letter: 'I' },
  good: { token: 'gradeGood', letter: 'II' },
  satisfactory: { token: 'gradeSatisfactory', letter: 'III' },
  moderate: { token: 'gradeModerate', letter: 'IV' },
  poor: { token: 'gradePoor', letter: 'V' },
  veryPoor: { token: 'gradeVeryPoor', letter: 'VI' },
}

export function isGrade(name: string): name is GradeName {
  return (GRADES as readonly string[]).includes(name)
}
