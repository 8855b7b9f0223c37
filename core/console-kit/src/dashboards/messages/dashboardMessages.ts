import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

/** Texts of the dashboard menu and its dialogs by language. */
export const dashboardMessages: Record<'en' | 'es', Record<keyof typeof en, string>> = { en, es }
