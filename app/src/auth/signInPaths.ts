/** Where the provider sends the browser back to after a sign-in. */
export const CALLBACK_PATH = '/sign-in/callback'
/** The same for the hidden frame that asks without showing anything. */
export const SILENT_PATH = '/sign-in/silent'
