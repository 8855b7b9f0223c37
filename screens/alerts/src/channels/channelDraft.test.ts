import { notificationChannel } from '@airshed/testing'
import { describe, expect, it } from 'vitest'
import {
  channelProblems,
  draftOfChannel,
  newChannelDraft,
  placeOfChannelIssue,
  settingsOf,
  type ChannelDraft,
} from './channelDraft.ts'

const draft = (changes: Partial<ChannelDraft> = {}): ChannelDraft => ({
  ...newChannelDraft({ organizationId: 'org_city', language: 'en', timezone: 'UTC' }),
  name: 'Operations',
  ...changes,
})
const problemsOf = (changes: Partial<ChannelDraft>) => [...channelProblems(draft(changes), null)]

describe('a channel in its form', () => {
  it.each<[Partial<ChannelDraft>, [string, string][]]>([
    [{ typed: { url: 'https://hooks.slack.com/services/x' } }, []],
    [{ typed: { url: '' } }, [['url', 'address']]],
    [{ typed: { url: 'ftp://hooks.slack.com' } }, [['url', 'address']]],
    [{ typed: { url: 'https://x.example' }, name: ' ' }, [['name', 'name']]],
    [{ kind: 'telegram', typed: { bot_token: '12:ab', chat_id: '-100123' } }, []],
    [{ kind: 'telegram', typed: { bot_token: '12:ab', chat_id: '@air_alerts' } }, []],
    [
      { kind: 'telegram', typed: { bot_token: 'ab', chat_id: 'air' } },
      [
        ['bot_token', 'pattern'],
        ['chat_id', 'pattern'],
      ],
    ],
    [{ kind: 'ntfy', typed: { topic: 'air' } }, []],
    [{ kind: 'ntfy', typed: { topic: 'air alerts' } }, [['topic', 'pattern']]],
    [{ kind: 'ntfy', typed: { topic: 'air', token: 'tk 1' } }, [['token', 'pattern']]],
    [{ kind: 'ntfy', typed: { topic: 'air', server: '' } }, [['server', 'address']]],
  ])('%o has the problems %o', (changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems)
  })

  it('sends the settings of its service alone, and no secret that was not typed', () => {
    const typed = { url: 'https://x.example', topic: 'air ', token: 'tk_1', chat_id: '-1' }
    expect(settingsOf(draft({ typed }))).toEqual({ url: 'https://x.example' })
    expect(settingsOf(draft({ typed, kind: 'webhook' }))).toEqual({
      url: 'https://x.example',
      is_signed: true,
    })
    expect(settingsOf(draft({ typed, kind: 'telegram' }))).toEqual({ chat_id: '-1' })
    expect(settingsOf(draft({ typed, kind: 'ntfy' }))).toEqual({
      server: 'https://ntfy.sh',
      topic: 'air',
      token: 'tk_1',
    })
    expect(settingsOf(draftOfChannel(notificationChannel(0)))).toEqual({})
  })

  it('keeps what was typed where its service is chosen again', () => {
    const chosen = draft({ typed: { url: 'https://x.example' }, kind: 'telegram' })
    expect(settingsOf({ ...chosen, kind: 'teams' })).toEqual({ url: 'https://x.example' })
  })

  it('asks for the token again where the server is another one', () => {
    const stored = notificationChannel(1)
    stored.settings?.secrets.push('token')
    const same = draftOfChannel(stored)
    expect([...channelProblems(same, stored)]).toEqual([])
    const moved = { ...same, typed: { ...same.typed, server: 'https://ntfy.example.org' } }
    expect([...channelProblems(moved, stored)]).toEqual([['token', 'tokenOfServer']])
    expect([...channelProblems({ ...moved, removed: ['token'] }, stored)]).toEqual([])
    expect(settingsOf({ ...moved, removed: ['token'] })).toMatchObject({ token: null })
  })

  it.each([
    ['/settings/url', 'url'],
    ['/name', 'name'],
    ['/settings/elsewhere', null],
    ['/version', null],
  ])('shows an issue at %s in the field %s', (path, place) => {
    expect(placeOfChannelIssue(path)).toBe(place)
  })
})
