import { formMessages } from '@airshed/forms'

/** Texts of the components that plugins use, besides those that `AirshedProvider` has. */
export const PAGE_MESSAGES = formMessages
