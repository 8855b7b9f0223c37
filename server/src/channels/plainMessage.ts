import type { ChannelMessage } from './channelMessage.ts'

/** A message whose texts any service can take: no control characters but line feeds, no half characters. */
export const plainMessage = (message: ChannelMessage): ChannelMessage => ({
  ...message,
  title: plain(message.title).replaceAll('\n', ' '),
  text: plain(message.text),
})

const plain = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .trim()
