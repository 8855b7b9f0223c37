import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** Texts of the air now by language. */
export const airMessages: Record<'en' | 'es', Record<keyof typeof en, string>> = { en, es }
