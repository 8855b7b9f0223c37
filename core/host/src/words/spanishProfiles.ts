import type { DeviceProfile } from '@airshed/schemas'

interface ProfileWords {
  /** Where a profile is known by another name in Spanish. */
  name?: string
  /** Grade id → word. */
  grades: Readonly<Record<string, string>>
}

const INDOOR = { good: 'Bueno', moderate: 'Moderado', poor: 'Malo' }

/** The built-in profiles by id; of the European index the words of Spain's own ministry. */
const WORDS: Readonly<Record<string, ProfileWords>> = {
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

/** A profile with its own and its grades' names in Spanish; the same object if none is known. */
export function profileInSpanish(profile: DeviceProfile): DeviceProfile {
  const words = WORDS[profile.id]
  if (words === undefined) return profile
  const grades = profile.grades.map((grade) => ({
    ...grade,
    name: words.grades[grade.id] ?? grade.name,
  }))
  return {
    ...profile,
    name: words.name ?? profile.name,
    grades,
    status_name: grades.map(({ name }) => name),
  }
}
