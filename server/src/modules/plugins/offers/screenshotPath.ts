/** Below which pictures of offered plugins lie. */
export const SCREENSHOTS_PATH = '/plugin-screenshots'

/** Where a picture lies on this server, whoever made it. */
export const screenshotPath = (sha256: string): string => `${SCREENSHOTS_PATH}/${sha256}`
