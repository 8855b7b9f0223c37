import { describe, expect, it } from 'vitest'
import { answerTopicOf, inboxTopicOf, serialOfOutbox } from './topics.ts'

describe('the topics of a device', () => {
  it('topics contain the serial of the device in the middle', () => {
    expect(inboxTopicOf('1C00A3F7')).toBe('airshed/1C00A3F7/inbox')
    expect(answerTopicOf('1C00A3F7')).toBe('airshed/1C00A3F7/outbox/answer')
  })

  it.each([
    ['airshed/1C00A3F7/outbox', '1C00A3F7'],
    ['airshed/airgradient:84fce60b3c40/outbox', 'airgradient:84fce60b3c40'],
    ['airshed/1C00A3F7/outbox/answer', null],
    ['airshed/1C00A3F7/inbox', null],
    ['airshed/a/b/outbox', null],
    ['airshed//outbox', null],
    ['airshed/a b/outbox', null],
    [`airshed/${'x'.repeat(65)}/outbox`, null],
    ['other/1C00A3F7/outbox', null],
  ])('reads a serial from the topic %s', (topic, serial) => {
    expect(serialOfOutbox(topic)).toBe(serial)
  })
})
