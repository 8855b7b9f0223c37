import type { MailLanguage } from '../../storage/store/tables/mails.ts'

/** A time in the reader's time zone, with the zone. @param ts ms UTC */
export const timeText = (ts: number, language: MailLanguage, timeZone: string): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone,
  }).format(ts)
