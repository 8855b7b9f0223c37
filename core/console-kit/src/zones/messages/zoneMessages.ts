import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** Names of the groups of time zones, by language. */
export const zoneMessages: Record<'en' | 'es', Record<keyof typeof en, string>> = { en, es }
