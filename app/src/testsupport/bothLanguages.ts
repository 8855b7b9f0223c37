import type { AppMessages } from '../messages/appMessages.ts'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }

/** The shell's texts in both languages, at once. */
export const appMessages: AppMessages = { en, es }
