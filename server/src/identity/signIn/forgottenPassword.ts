import type { Config } from '../../config.ts'
import { isMailSent } from '../../mail/createMail.ts'

/** The page for somebody who forgot their password; below it the next part of a path is a secret. */
export const PASSWORD_PATH = '/password'

/** Whether people here can get a new password by mail: passwords are kept here, and mails are sent. */
export const canReset = (config: Pick<Config, 'oidcIssuer' | 'smtpUrl' | 'mailFrom'>): boolean =>
  config.oidcIssuer === undefined && isMailSent(config)
