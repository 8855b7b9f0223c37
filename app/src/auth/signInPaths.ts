/** Where the provider redirects the browser after a sign-in. */
export const CALLBACK_PATH = '/sign-in/callback'
/** The same for the hidden frame of a silent sign-in. */
export const SILENT_PATH = '/sign-in/silent'
