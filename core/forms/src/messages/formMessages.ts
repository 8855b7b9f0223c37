import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

export type FormMessageId = keyof typeof en

/** Texts of the form engine by language. */
export const formMessages: Record<'en' | 'es', Record<FormMessageId, string>> = { en, es }
