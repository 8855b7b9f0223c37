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

describe('the draft of a channel', () => {
  it.each<[Partial<ChannelDraft>, [string, string][]]>([
    [{ url: 'https://hooks.slack.com/services/x' }, []],
    [{ url: '' }, [['url', 'address']]],
    [{ url: 'ftp://hooks.slack.com' }, [['url', 'address']]],
    [{ url: 'https://x.example', name: ' ' }, [['name', 'name']]],
    [{ kind: 'telegram', botToken: '12:ab', chatId: '-100123' }, []],
    [{ kind: 'telegram', botToken: '12:ab', chatId: '@air_alerts' }, []],
    [
      { kind: 'telegram', botToken: 'ab', chatId: 'air' },
      [
        ['bot_token', 'botToken'],
        ['chat_id', 'chat'],
      ],
    ],
    [{ kind: 'ntfy', topic: 'air' }, []],
    [{ kind: 'ntfy', topic: 'air alerts' }, [['topic', 'topic']]],
  ])('a channel draft with %o has the problems %o', (changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems)
  })

  it('sends only the settings of the chosen service, and no secret that was not typed', () => {
    const typed = { url: 'https://x.example', topic: 'air', token: 'tk_1', chatId: '-1' }
    expect(settingsOf(draft(typed))).toEqual({ url: 'https://x.example' })
    expect(settingsOf(draft({ ...typed, kind: 'ntfy' }))).toEqual({
      server: 'https://ntfy.sh',
      topic: 'air',
      token: 'tk_1',
    })
    expect(settingsOf(draftOfChannel(notificationChannel(0)))).toEqual({})
  })

  it('asks for the token again when the server of the channel changes', () => {
    const stored = notificationChannel(1)
    stored.settings?.secrets.push('token')
    const same = draftOfChannel(stored)
    expect([...channelProblems(same, stored)]).toEqual([])
    const moved = { ...same, server: 'https://ntfy.example.org' }
    expect([...channelProblems(moved, stored)]).toEqual([['token', 'tokenOfServer']])
    expect([...channelProblems({ ...moved, isTokenRemoved: true }, stored)]).toEqual([])
    expect(settingsOf({ ...moved, isTokenRemoved: true })).toMatchObject({ token: null })
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
