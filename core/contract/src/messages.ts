/** Message id → ICU text. */
export type Messages = Readonly<Record<string, string>>

/** Loads the texts of one language when they are first needed. */
export type MessageLoader = () => Promise<{ default: Messages }>

/** English is complete; Spanish falls back to it. A check fails if a message is missing in one. */
export interface MessageLoaders {
  en: MessageLoader
  es: MessageLoader
}
