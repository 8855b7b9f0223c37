import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** Texts of the user's own invitations, by language. */
export const invitationMessages: Record<'en' | 'es', Record<keyof typeof en, string>> = { en, es }
