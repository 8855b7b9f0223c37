import type { DeviceProfile, Grade } from '@airshed/schemas'

/** A grade in Spanish: its name, and the one or two initials of that name that its mark shows. */
type GradeWords = readonly [name: string, letter: string]

interface ProfileWords {
  /** The Spanish name of a profile, if it differs. */
  name?: string
  /** Grade id → its words. */
  grades: Readonly<Record<string, GradeWords>>
}

/** Not "Moderado": it would share its initial with "Malo". */
const INDOOR: ProfileWords['grades'] = {
  good: ['Bueno', 'B'],
  moderate: ['Regular', 'R'],
  poor: ['Malo', 'M'],
}

/** The built-in profiles by id; those of the European index use the wording of Spain's own ministry. */
const WORDS: Readonly<Record<string, ProfileWords>> = {
  'airthinx-default': { grades: INDOOR },
  'airthinx-well-v2': { grades: INDOOR },
  'who-2021': { name: 'OMS 2021', grades: { within: ['Dentro', 'D'], above: ['Por encima', 'P'] } },
  'eaqi-2024': {
    name: 'Índice europeo',
    grades: {
      good: ['Buena', 'B'],
      fair: ['Razonablemente buena', 'RB'],
      moderate: ['Regular', 'R'],
      poor: ['Desfavorable', 'D'],
      very_poor: ['Muy desfavorable', 'MD'],
      extremely_poor: ['Extremadamente desfavorable', 'ED'],
    },
  },
  'us-aqi-2024': {
    name: 'AQI de EE. UU.',
    grades: {
      good: ['Bueno', 'B'],
      moderate: ['Moderado', 'M'],
      unhealthy_sensitive: ['Insalubre para grupos sensibles', 'IS'],
      unhealthy: ['Insalubre', 'I'],
      very_unhealthy: ['Muy insalubre', 'MI'],
      hazardous: ['Peligroso', 'P'],
    },
  },
}

/** A profile with its own name and its grades in Spanish; the same object if none is known. */
export function profileInSpanish(profile: DeviceProfile): DeviceProfile {
  if (WORDS[profile.id] === undefined) return profile
  const grades = profile.grades.map((grade) => gradeInSpanish(profile.id, grade))
  return {
    ...profile,
    name: profileNameInSpanish(profile.id, profile.name),
    grades,
    status_name: grades.map(({ name }) => name),
  }
}

/** A grade of a profile in Spanish; as given if it is not known. */
export function gradeInSpanish(profileId: string, grade: Grade): Grade {
  const [name, letter] = WORDS[profileId]?.grades[grade.id] ?? [grade.name, grade.letter]
  return { ...grade, name, letter }
}

/** The name of a profile in Spanish; as given if it has no other. */
export const profileNameInSpanish = (profileId: string, given: string): string =>
  WORDS[profileId]?.name ?? given
