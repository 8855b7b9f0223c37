import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** The sentences of all codes but the common ones, by language. */
export const sentences = { en, es }
