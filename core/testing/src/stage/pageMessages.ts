import { chartMessages } from '@airshed/charts'
import { formMessages } from '@airshed/forms'

/** Texts of the parts that plugins draw with, beside those of the page parts and of the host. */
export const PAGE_MESSAGES = {
  en: { ...chartMessages.en, ...formMessages.en },
  es: { ...chartMessages.es, ...formMessages.es },
}
