/** Path prefix for pictures of offered plugins. */
export const SCREENSHOTS_PATH = '/plugin-screenshots'

/** Path of a picture on this server. */
export const screenshotPath = (sha256: string): string => `${SCREENSHOTS_PATH}/${sha256}`
