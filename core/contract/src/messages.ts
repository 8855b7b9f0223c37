/** Message id → ICU text. */
export type Messages = Readonly<Record<string, string>>

/** Loads the texts of one language when somebody reads it. */
export type MessageLoader = () => Promise<{ default: Messages }>

/** English is complete; Spanish falls back to it. A check fails where one misses a message. */
export interface MessageLoaders {
  en: MessageLoader
  es: MessageLoader
}
