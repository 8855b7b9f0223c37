import type { ChannelMessage } from './channelMessage.ts'

/** A message whose texts any service accepts: no control characters except line feeds, no lone surrogates. */
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
