import {
  DEFAULT_NTFY_SERVER,
  type ChannelKind,
  type ChannelSettings,
  type Issue,
} from '@airshed/schemas'
import { makeSigningSecret } from '../../messages/services/signature.ts'
import type { StoredSettings } from '../../storage/store/tables/notificationChannels.ts'
import { invalidBody } from '../../access/input/invalidField.ts'

/** Settings that each kind accepts. */
const TAKEN: Readonly<Record<ChannelKind, readonly (keyof ChannelSettings)[]>> = {
  slack: ['url'],
  teams: ['url'],
  telegram: ['bot_token', 'chat_id'],
  ntfy: ['server', 'topic', 'token'],
  webhook: ['url', 'is_signed'],
}

export interface SettingsDraft {
  kind: ChannelKind
  settings: ChannelSettings
  /** Used for what the draft leaves out; null if nothing is stored. */
  stored: StoredSettings | null
  /** Whether addresses may use http, as in private networks. */
  allowPrivateTargets: boolean
}

/**
 * The settings of a channel to store. An omitted secret is kept; a signing secret is generated if one is wanted and
 * none is stored. A stored ntfy token is never sent to a server other than the one that it was entered for.
 *
 * @throws ApiError 400 VALIDATION_FAILED with all problems; it contains no secret
 */
export function checkSettings(draft: SettingsDraft): StoredSettings {
  const { kind, settings, stored } = draft
  const issues: Issue[] = Object.keys(settings)
    .filter((name) => !TAKEN[kind].includes(name as keyof ChannelSettings))
    .map((name) => issue(name, `no such setting with ${kind}`, 'one'))
  const kept = stored?.kind === kind ? stored : null
  const need = (name: keyof ChannelSettings, value: string | undefined): string => {
    if (value !== undefined) return value
    issues.push(issue(name, 'a value', 'nothing'))
    return ''
  }
  const address = (name: 'url' | 'server', value: string | undefined): string => {
    const text = need(name, value)
    const expected = addressProblem(text, draft)
    if (text !== '' && expected !== null) issues.push(issue(name, expected, 'another text'))
    return text
  }
  const checked = settingsOf({ kind, settings, kept, need, address, issues })
  const [first, ...others] = issues
  if (first !== undefined) throw invalidBody([first, ...others])
  return checked
}

interface Checks extends Pick<SettingsDraft, 'kind' | 'settings'> {
  kept: StoredSettings | null
  need: (name: keyof ChannelSettings, value: string | undefined) => string
  address: (name: 'url' | 'server', value: string | undefined) => string
  issues: Issue[]
}

function settingsOf({ kind, settings, kept, need, address, issues }: Checks): StoredSettings {
  const url = settings.url ?? (kept !== null && 'url' in kept ? kept.url : undefined)
  switch (kind) {
    case 'slack':
    case 'teams':
      return { kind, url: address('url', url) }
    case 'webhook': {
      const secret = kept?.kind === kind ? kept.signing_secret : null
      const isSigned = settings.is_signed ?? (kept === null || secret !== null)
      return {
        kind,
        url: address('url', url),
        signing_secret: isSigned ? (secret ?? makeSigningSecret()) : null,
      }
    }
    case 'telegram': {
      const before = kept?.kind === kind ? kept : null
      return {
        kind,
        bot_token: need('bot_token', settings.bot_token ?? before?.bot_token),
        chat_id: need('chat_id', settings.chat_id ?? before?.chat_id),
      }
    }
    case 'ntfy': {
      const before = kept?.kind === kind ? kept : null
      const given = settings.server ?? before?.server ?? DEFAULT_NTFY_SERVER
      const server = address('server', given)
      const root = URL.canParse(server) ? rootOf(server) : server
      const { token = before?.token ?? null } = settings
      if (settings.token === undefined && token !== null && root !== before?.server) {
        issues.push(issue('token', 'the token for this server, or null', 'nothing'))
      }
      return { kind, server: root, topic: need('topic', settings.topic ?? before?.topic), token }
    }
  }
}

/** `got` must not reveal the value, because it may be a secret. */
const issue = (name: string, expected: string, got: string): Issue => ({
  path: `/settings/${name}`,
  expected,
  got,
})

const rootOf = (address: string): string => `${new URL(address).origin}/`

/** What is expected of an address, or null if it is valid. */
function addressProblem(
  text: string,
  { kind, allowPrivateTargets }: Pick<SettingsDraft, 'kind' | 'allowPrivateTargets'>,
): string | null {
  const protocols = allowPrivateTargets ? ['https:', 'http:'] : ['https:']
  const expected = `an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`
  if (!URL.canParse(text)) return expected
  const { protocol, pathname, search, username, password } = new URL(text)
  if (!protocols.includes(protocol)) return expected
  if (!isDecodable(`${username}:${password}`)) return 'a user and password in percent-encoding'
  const isRoot = pathname === '/' && search === '' && username === ''
  return kind === 'ntfy' && !isRoot ? 'the address of a server, without a path' : null
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
