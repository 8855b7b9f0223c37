import type { WebhooksTable } from '../../storage/store/tables/webhooks.ts'
import type { Selectable } from 'kysely'

/** Shorter texts may occur in any answer, and reveal nothing. */
const IDENTIFYING_LENGTH = 6
/** Characters at the end of a long value that are shown, so that users recognize it. */
const SHOWN_LENGTH = 4
const LONG_LENGTH = 20

/** A value of the header `authorization` as it may be shown: its scheme, and the end of a long one. */
export function maskedAuth(auth: string): string {
  const [, scheme = '', credentials = auth] =
    /^(Basic|Bearer|Token|ApiKey) +(.+)$/i.exec(auth) ?? []
  const end = credentials.length >= LONG_LENGTH ? credentials.slice(-SHOWN_LENGTH) : ''
  return `${scheme === '' ? '' : `${scheme} `}••••${end}`
}

/** What must not appear in a stored answer, as some targets echo what they were sent. */
export const secretsOf = ({
  auth,
  secret,
  previous_secret: previous,
}: Pick<Selectable<WebhooksTable>, 'auth' | 'secret' | 'previous_secret'>): string[] =>
  [auth, ...auth.split(' '), secret, previous ?? ''].filter(
    (text) => text.length >= IDENTIFYING_LENGTH && !/^(Basic|Bearer|Token|ApiKey)$/i.test(text),
  )
