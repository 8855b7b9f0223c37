import type { Grade } from '@airshed/schemas'

export const GOOD: Grade = { id: 'good', name: 'Good', color: '#1f9d6b', letter: 'I' }
export const MODERATE: Grade = { id: 'moderate', name: 'Moderate', color: '#e8a317', letter: 'II' }
export const POOR: Grade = { id: 'poor', name: 'Poor', color: '#c8323c', letter: 'III' }

/** The three grades of the indoor profiles, best first. */
export const INDOOR_GRADES: readonly Grade[] = [GOOD, MODERATE, POOR]
