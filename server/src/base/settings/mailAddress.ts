import { describeValue } from '@airshed/contract'
import addressparser from 'nodemailer/lib/addressparser'
import { oneLine } from './oneLine.ts'
import { MailError } from './mailError.ts'

/** A person or a server with a mailbox. */
export interface MailAddress {
  address: string
  /** Shown beside the address; empty: none. */
  name: string
}

const MAX_CHARACTERS = 254
/** Printable ASCII without separators or quotes; the part after the `@` may be an IDN. */
const ADDRESS = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[^\s@<>()[\],;:\\"\u0000-\u001f]+$/ // oxlint-disable-line no-control-regex -- refused here

/** Whether a text is one plain address, without a name, quotes or line breaks. */
export const isAddress = (text: string): boolean =>
  text.length <= MAX_CHARACTERS && ADDRESS.test(text)

/**
 * The recipient of a mail.
 *
 * @throws MailError if the address is invalid; an invalid name is sanitized instead
 */
export function recipient(to: { address: string; name?: string }): MailAddress {
  if (!isAddress(to.address)) {
    throw new MailError(
      `At to: expected an address such as name@example.org, got ${describeValue(to.address)}`,
    )
  }
  return { address: to.address, name: oneLine(to.name ?? '') }
}

/** The message for an invalid setting. */
export const MAIL_FROM_SHAPE = 'an address, as name@example.org or Name <name@example.org>'

/** Reads `MAIL_FROM`; undefined if it does not match {@link MAIL_FROM_SHAPE}. */
export function readMailFrom(value: string): MailAddress | undefined {
  if (oneLine(value) !== value.trim()) return undefined
  const [only, ...others] = addressparser(value)
  if (only?.address === undefined || others.length > 0 || !isAddress(only.address)) return undefined
  return { address: only.address, name: only.name }
}
