import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const KIT = 'core/kit/src/errors/messages/en.json'
const COMMON = 'core/kit/src/errors/messages/common-en.json'
const APP = 'app/src/messages/en.json'
const DEVICES = 'screens/devices/src/messages/en.json'

/** Each sentence of the specification's error catalogue that is shown: file, keys of its texts. */
const SHOWN: readonly (readonly [sentence: string, file: string, ...keys: string[]])[] = [
  ['Please correct the errors and submit the form again.', KIT, 'VALIDATION_FAILED.title'],
  ['Unknown error occured.', KIT, 'OTHER.title'],
  ['Unknown error occured.', APP, 'app.error.title'],
  ['Something went wrong, please try again or contact Support.', KIT, 'UNAVAILABLE.title'],
  ['Document not found.', KIT, 'NOT_FOUND.title'],
  ['Document not found.', 'core/console-kit/src/pages/messages/en.json', 'query.gone'],
  [
    'Permission error.',
    KIT,
    'FORBIDDEN.title',
    'NOT_YOURS.title',
    'PEOPLE_ONLY.title',
    'TOKEN_SCOPE.title',
    'USER_ROLE_REFUSED.title',
    'USER_SELF.title',
    'ACCOUNT_REFUSED.title',
  ],
  ['Permission error.', 'core/console-kit/src/pages/messages/en.json', 'query.noRights.title'],
  ['Insecure operation.', KIT, 'WEBHOOK_ADDRESS_PRIVATE.title', 'DEVICE_KEY_OF_OWNER.title'],
  ['Access denied.', APP, 'app.denied.title'],
  [
    'Access context error.',
    KIT,
    'ACCESS_CONTEXT_SELF.title',
    'ACCESS_CONTEXT_STAFF.title',
    'ACCESS_CONTEXT_DEACTIVATED.title',
    'ACCESS_CONTEXT_NO_ROLE.title',
    'ACCESS_CONTEXT_UNKNOWN.title',
  ],
  [
    'The user already has a similar role for the same organization.',
    KIT,
    'INVITATION_MEMBER.title',
  ],
  ['The user already has the role.', KIT, 'USER_ROLE_HELD.title'],
  ['Invitation already exists.', KIT, 'INVITATION_EXISTS.title'],
  ['The invitation was already accepted.', KIT, 'INVITATION_ACCEPTED.title'],
  ["The account email must match the invitation's.", KIT, 'INVITATION_EMAIL.title'],
  ['Invalid user invitation.', KIT, 'INVITATION_INVALID.title'],
  ['Too many selected items.', KIT, 'SELECTION_TOO_LARGE.title'],
  ['Only owner of organization can invite managers.', KIT, 'MANAGERS_BY_OWNER.title'],
  ['Organization already has an owner.', KIT, 'ORGANIZATION_HAS_OWNER.title'],
  [
    'Could not perform your request, try again later or contact support.',
    KIT,
    'QUEUE_FULL.title',
    'SERVER_BUSY.title',
    'STORAGE_FULL.title',
  ],
  ['Oops! The requested page was not found.', APP, 'app.notFound.text'],
  [
    'Authorization error occured.',
    KIT,
    'UNAUTHORIZED.title',
    'TOKEN_INVALID.title',
    'API_TOKEN_INVALID.title',
    'PASSKEY_REFUSED.title',
  ],
  ['Location not reported in last 2 hours.', DEVICES, 'location.stale'],
  ['Address not found.', DEVICES, 'location.find.none'],
  [
    'Password change was unsuccessful.',
    KIT,
    'PASSWORD_RESET_UNAVAILABLE.title',
    'PASSWORD_UNFIT.title',
    'PASSWORD_CHANGE_UNAVAILABLE.title',
  ],
  [
    'Password change was unsuccessful.',
    'screens/profile/src/messages/en.json',
    'password.unsuccessful',
  ],
  ["Sorry old password doesn't match.", KIT, 'PASSWORD_OLD_WRONG.title'],
  ['Error occured when deleting a record.', KIT, 'METRIC_IN_USE.title', 'SENSOR_BUILT_IN.title'],
  ['Error occured when deleting a record.', DEVICES, 'refused.said.delete'],
  ['Cannot share a leased device.', DEVICES, 'refused.said.share.LEASED'],
  ['Cannot share a device shared more than 3 times.', KIT, 'SHARE_LIMIT.title'],
  ['Cannot share a device shared more than 3 times.', DEVICES, 'refused.said.share.SHARE_LIMIT'],
  ['No partnership found.', KIT, 'PARTNERSHIP_NOT_FOUND.title'],
  ['Could not reset device.', DEVICES, 'refused.said.reset'],
  ['Alert is not valid.', 'screens/alerts/src/messages/en.json', 'edit.invalidTitle'],
  ["Sorry, you can't add more than {limit} widgets.", KIT, 'WIDGET_LIMIT.title'],
  ['Your account can not be authorized. Please try to login again.', APP, 'app.expired.text'],
  ['Go to Login Page', APP, 'app.expired.button'],
  [
    'There was a problem processing your request, please try again later or contact support',
    COMMON,
    'INTERNAL',
  ],
]

/** Shown by a page of the server: the file that holds its texts. */
const ON_SERVER_PAGES = [
  ['Email or password was incorrect.', 'server/src/access/identity/signIn/pageTexts.ts'],
  ['User already registered.', 'server/src/people/members/invitations/invitationTexts.ts'],
  ['User not registered.', 'server/src/people/members/invitations/invitationTexts.ts'],
] as const

/** Sentences that are not shown, and why. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'PDF cannot be created.': 'The server makes no PDF yet: it comes with reports',
  'Missing message ids to be deleted.':
    'No call deletes messages: the outbox is only read and sent again',
  'No such alert action.':
    'Each action on alerts has a path of its own, so that a program with another one gets ROUTE_NOT_FOUND',
  'Unknown notification method':
    'The schema of an alert lists the methods: VALIDATION_FAILED names them to a program',
  'Claim errors':
    'It names a behaviour and no sentence: a claim that fails in part is a warning, one that fails for all an error',
  'Failed to connect to thread.': 'There is no analytics chat',
  'An error occurred': 'There is no analytics chat',
  'Failed to send message.': 'There is no analytics chat',
  'Failed to stop stream.': 'There is no analytics chat',
  'Failed to get history': 'There is no analytics chat',
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const textsOf = (file: string): Record<string, string> =>
  JSON.parse(read(file)) as Record<string, string>
const bare = (sentence: string | undefined): string | undefined => sentence?.replace(/\.$/, '')

/** A title is followed by its explanation, so it ends as a sentence. */
const ENDS = /^[A-Z_]+\.title$/

describe('specified sentences', () => {
  it.each(SHOWN)('the sentence %s is in %s', (sentence, file, ...keys) => {
    const english = textsOf(file)
    const spanish = textsOf(file.replace(/en\.json$/, 'es.json'))
    for (const key of keys) {
      expect(bare(english[key]), key).toBe(bare(sentence))
      if (ENDS.test(key)) expect(english[key], key).toBe(sentence)
      expect(spanish[key], key).toBeTruthy()
      expect(spanish[key], key).not.toBe(english[key])
    }
  })

  it.each(ON_SERVER_PAGES)('the sentence %s is in %s', (sentence, file) => {
    expect(read(file)).toContain(sentence)
  })

  it('keeps sentences that are not shown out of every message file', () => {
    const files = [...new Set(SHOWN.map(([, file]) => file))]
    const shown = files.flatMap((file) => Object.values(textsOf(file)))
    expect(Object.keys(NOT_SHOWN).filter((sentence) => shown.includes(sentence))).toEqual([])
  })

  it('puts a sentence above an explanation that does not repeat it', () => {
    const texts = textsOf(KIT)
    const common = textsOf(COMMON)
    for (const [key, title] of Object.entries(texts)) {
      if (!ENDS.test(key)) continue
      const text = texts[key.slice(0, -'.title'.length)] ?? common[key.slice(0, -'.title'.length)]
      expect(text, key).toBeTruthy()
      expect(text?.toLowerCase(), key).not.toContain(bare(title)?.toLowerCase())
    }
  })
})
