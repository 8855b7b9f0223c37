import { chartMessages } from '@airshed/charts'
import { formMessages } from '@airshed/forms'

/** Texts of the components that plugins use, besides those of the page parts and of the host. */
export const PAGE_MESSAGES = {
  en: { ...chartMessages.en, ...formMessages.en },
  es: { ...chartMessages.es, ...formMessages.es },
}
