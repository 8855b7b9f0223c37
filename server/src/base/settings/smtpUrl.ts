import { readHostUrl, type HostPlace } from './hostUrl.ts'

/** The message for an invalid setting. */
export const SMTP_URL_SHAPE =
  'smtps://USER:PASSWORD@host[:465] or smtp://[USER:PASSWORD@]host[:587]'
const PROTOCOLS = {
  smtp: { port: 587, isSecure: false },
  smtps: { port: 465, isSecure: true },
}

/**
 * Reads `SMTP_URL`: the location of the mail server, and the credentials.
 *
 * @returns undefined if it does not match {@link SMTP_URL_SHAPE}
 */
export const readSmtpUrl = (value: string): HostPlace | undefined => readHostUrl(value, PROTOCOLS)
