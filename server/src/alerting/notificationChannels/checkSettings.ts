import {
  channelFields,
  type ChannelField,
  type ChannelKind,
  type ChannelSettingName,
  type ChannelSettings,
  type Issue,
} from '@airshed/schemas'
import { makeSigningSecret } from '../../messages/services/signature.ts'
import { storedValue } from '../../messages/services/storedValue.ts'
import type { StoredSettings } from '../../storage/store/tables/notificationChannels.ts'
import { invalidBody } from '../../access/input/invalidField.ts'

interface SettingsDraft {
  kind: ChannelKind
  settings: ChannelSettings
  /** Used for what the draft leaves out; null if nothing is stored. */
  stored: StoredSettings | null
  /** Whether addresses may use http, as in private networks. */
  allowPrivateTargets: boolean
}

/**
 * The settings of a channel to store. An omitted secret is kept; a signing secret is generated if one is wanted and
 * none is stored. A stored secret that belongs to a server is never sent to a server other than the one that it was
 * entered for.
 *
 * @throws ApiError 400 VALIDATION_FAILED with all problems; it contains no secret
 */
export function checkSettings(draft: SettingsDraft): StoredSettings {
  const { kind, settings, stored } = draft
  const fields = channelFields(kind)
  const taken: readonly string[] = fields.map(([name, { type }]) =>
    type === 'signing' ? 'is_signed' : name,
  )
  const issues: Issue[] = Object.keys(settings)
    .filter((name) => !taken.includes(name))
    .map((name) => issue(name, `no such setting with ${kind}`, 'one'))
  const kept = stored?.kind === kind ? stored : null
  const checked: Partial<Record<ChannelSettingName, string | null>> = {}
  for (const [name, field] of fields) {
    const before = kept === null ? null : storedValue(kept, name)
    if (field.type === 'signing') {
      const isSigned = settings.is_signed ?? (kept === null || before !== null)
      checked[name] = isSigned ? (before ?? makeSigningSecret()) : null
      continue
    }
    const given = (settings as Partial<Record<ChannelSettingName, string | null>>)[name]
    const value = given === undefined ? (before ?? defaultOf(field)) : given
    const problem = problemOf(field, value, draft)
    if (problem !== null) issues.push(issue(name, ...problem))
    checked[name] = field.type === 'server' ? rootOf(value ?? '') : value
    if (field.type !== 'text' || field.belongsTo === undefined) continue
    const isMoved = kept !== null && checked[field.belongsTo] !== storedValue(kept, field.belongsTo)
    if (given === undefined && before !== null && isMoved) {
      issues.push(issue(name, `the ${name} for this server, or null`, 'nothing'))
    }
  }
  const [first, ...others] = issues
  if (first !== undefined) throw invalidBody([first, ...others])
  // Each field of its service has been checked and set.
  return { kind, ...checked } as StoredSettings
}

const defaultOf = (field: ChannelField): string | null =>
  'default' in field ? (field.default ?? null) : null

/** What was expected and what was received; null: the value is valid. */
function problemOf(
  field: Exclude<ChannelField, { type: 'signing' }>,
  value: string | null,
  draft: Pick<SettingsDraft, 'allowPrivateTargets'>,
): [expected: string, got: string] | null {
  if (value === null) {
    return field.type === 'text' && field.isOptional === true ? null : ['a value', 'nothing']
  }
  const expected = field.type === 'text' ? null : addressProblem(field.type, value, draft)
  return expected === null ? null : [expected, 'another text']
}

/** `got` must not reveal the value, because it may be a secret. */
const issue = (name: string, expected: string, got: string): Issue => ({
  path: `/settings/${name}`,
  expected,
  got,
})

const rootOf = (address: string): string =>
  URL.canParse(address) ? `${new URL(address).origin}/` : address

/** What is expected of an address, or null if it is valid. */
function addressProblem(
  type: 'address' | 'server',
  text: string,
  { allowPrivateTargets }: Pick<SettingsDraft, 'allowPrivateTargets'>,
): string | null {
  const protocols = allowPrivateTargets ? ['https:', 'http:'] : ['https:']
  const expected = `an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`
  if (!URL.canParse(text)) return expected
  const { protocol, pathname, search, username, password } = new URL(text)
  if (!protocols.includes(protocol)) return expected
  if (!isDecodable(`${username}:${password}`)) return 'a user and password in percent-encoding'
  const isRoot = pathname === '/' && search === '' && username === ''
  return type === 'server' && !isRoot ? 'the address of a server, without a path' : null
}

/** Whether the user and password of an address can be decoded. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
