import type { DeviceProfile, Grade } from '@airshed/schemas'

interface ProfileText {
  /** The Spanish name of a profile, if it differs. */
  name?: string
  /** Grade id → its name. */
  grades: Readonly<Record<string, string>>
}

const INDOOR: ProfileText['grades'] = {
  good: 'Bueno',
  moderate: 'Regular',
  poor: 'Malo',
}

/** The built-in profiles by id; those of the European index use the wording of Spain's own ministry. */
const WORDS: Readonly<Record<string, ProfileText>> = {
  'airthinx-default': { grades: INDOOR },
  'airthinx-well-v2': { grades: INDOOR },
  'who-2021': { name: 'OMS 2021', grades: { within: 'Dentro', above: 'Por encima' } },
  'eaqi-2024': {
    name: 'Índice europeo',
    grades: {
      good: 'Buena',
      fair: 'Razonablemente buena',
      moderate: 'Regular',
      poor: 'Desfavorable',
      very_poor: 'Muy desfavorable',
      extremely_poor: 'Extremadamente desfavorable',
    },
  },
  'us-aqi-2024': {
    name: 'AQI de EE. UU.',
    grades: {
      good: 'Bueno',
      moderate: 'Moderado',
      unhealthy_sensitive: 'Insalubre para grupos sensibles',
      unhealthy: 'Insalubre',
      very_unhealthy: 'Muy insalubre',
      hazardous: 'Peligroso',
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
  return { ...grade, name: WORDS[profileId]?.grades[grade.id] ?? grade.name }
}

/** The name of a profile in Spanish; as given if it has no other. */
export const profileNameInSpanish = (profileId: string, given: string): string =>
  WORDS[profileId]?.name ?? given
