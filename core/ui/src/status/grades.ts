import type { ThemeTokens } from '../theme/themeTokens.ts'

/** The grades of air quality, best first. */
export const GRADES = ['excellent', 'good', 'satisfactory', 'moderate', 'poor', 'veryPoor'] as const

export type GradeName = (typeof GRADES)[number]

export interface GradeLook {
  token: keyof ThemeTokens
  /** Shown on the colour, so that the grade is readable without seeing colours. */
  letter: string
}

export const GRADE_LOOKS: Record<GradeName, GradeLook> = {
  excellent: { token: 'gradeExcellent', letter: 'A' },
  good: { token: 'gradeGood', letter: 'B' },
  satisfactory: { token: 'gradeSatisfactory', letter: 'C' },
  moderate: { token: 'gradeModerate', letter: 'D' },
  poor: { token: 'gradePoor', letter: 'E' },
  veryPoor: { token: 'gradeVeryPoor', letter: 'F' },
}

export function isGrade(name: string): name is GradeName {
  return (GRADES as readonly string[]).includes(name)
}
