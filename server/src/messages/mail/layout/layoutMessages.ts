import type { MailLanguage } from '../../../storage/store/tables/mails.ts'

/** The texts below the content of every mail. */
export const LAYOUT_MESSAGES: Readonly<Record<MailLanguage, Record<'footer' | 'link', string>>> = {
  en: {
    footer: 'Sent automatically by the Airshed Console at {host}. Replies are not read.',
    link: 'If the button does not work, open this address:',
  },
  es: {
    footer: 'Enviado automáticamente por Airshed Console en {host}. Las respuestas no se leen.',
    link: 'Si el botón no funciona, abra esta dirección:',
  },
}
