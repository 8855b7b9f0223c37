import type { Config } from '../../../base/config.ts'
import { isMailSent } from '../../../messages/mail/createMail.ts'

/** The page for a forgotten password; the path segment after it is a secret. */
export const PASSWORD_PATH = '/password'

/** Whether users can reset their password by mail: requires the embedded provider and outgoing mail. */
export const canReset = (config: Pick<Config, 'oidcIssuer' | 'smtpUrl' | 'mailFrom'>): boolean =>
  config.oidcIssuer === undefined && isMailSent(config)
