import { compiledLater, issuesOf, issueText } from '@airshed/contract'
import type { Static, TSchema } from 'typebox'
import type { MailLanguage } from '../../storage/store/tables/mails.ts'
import type { MailBlock } from './blocks.ts'
import { MailError } from '../../base/settings/mailError.ts'
import { createMailText, type MailMessages, type MailText } from './mailText.ts'

/** The content of a mail, before layout. */
export interface MailContent {
  subject: string
  blocks: readonly MailBlock[]
}

/** A kind of mail; made by {@link defineMail}. */
export interface MailTemplate<Data> {
  readonly name: string
  /** @throws MailError if the data does not match its schema */
  write(data: Data, language: MailLanguage): MailContent
}

interface MailDefinition<Schema extends TSchema, Id extends string> {
  /** Stable name, such as `invitation`: it is stored in the outbox. */
  name: string
  /** The values for the texts. */
  data: Schema
  messages: Readonly<Record<MailLanguage, MailMessages<Id>>>
  subject(data: Static<Schema>, text: MailText<Id>): string
  body(data: Static<Schema>, text: MailText<Id>, language: MailLanguage): readonly MailBlock[]
}

/** A kind of mail as a value: its data, its texts in each language, and the order of its blocks. */
export function defineMail<Schema extends TSchema, Id extends string>(
  definition: MailDefinition<Schema, Id>,
): MailTemplate<Static<Schema>> {
  const { name, messages } = definition
  const fits = compiledLater<Static<Schema>>(definition.data)
  return Object.freeze({
    name,
    write(data: Static<Schema>, language: MailLanguage): MailContent {
      if (!fits(data)) {
        const issues = issuesOf(fits.errors, data).map(issueText)
        throw new MailError(`Mail ${name}, data: ${issues.join('; ')}`)
      }
      const text = createMailText(messages[language], language)
      return {
        subject: definition.subject(data, text),
        blocks: definition.body(data, text, language),
      }
    },
  })
}
