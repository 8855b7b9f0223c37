import { fingerprintOf } from '@airshed/plugin-archive/keys'
import { CliError } from '../cli/cliError.ts'
import type { CommandIo, ExitCode } from '../cli/command.ts'
import { readArgs } from '../cli/readArgs.ts'
import { thrownText } from '../findings/finding.ts'
import { sizeText } from '../findings/sizeText.ts'
import { answerText } from './answerText.ts'
import { archiveToSend } from './archiveToSend.ts'
import { sendArchive, type Answer, type Upload } from './sendArchive.ts'
import { apiAddress } from './serverAddress.ts'
import { tokenOf } from './tokenOf.ts'

const OPTIONS = {
  token: { type: 'string' },
  'token-file': { type: 'string' },
  organization: { type: 'string' },
} as const

async function sent(upload: Upload): Promise<Answer> {
  try {
    return await sendArchive(upload)
  } catch (error) {
    throw new CliError({
      place: upload.api.origin,
      expected: 'an answer',
      got: thrownText(error),
      cure: 'Is the server running, and the address right?',
    })
  }
}

/** Prints a line per quarter of an archive that takes a while. */
function progressLines(total: number, print: (line: string) => void): (bytes: number) => void {
  let reported = 0
  return (bytes) => {
    const quarter = Math.floor((bytes / total) * 4)
    if (total < 500_000 || quarter <= reported) return
    reported = quarter
    print(`  ${quarter * 25} %`)
  }
}

/** `airshed-plugin publish`: sends the archive to a server, and prints its response. */
export async function run(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const { values, positionals } = readArgs(args, OPTIONS)
  const [server, path] = positionals
  const api = apiAddress(server)
  const token = await tokenOf({ token: values.token, file: values['token-file'] }, io)
  // The server's response is shown, but without the token.
  const hidden = (line: string): string => line.replaceAll(token, '…')

  const { name, archive, publisherKey } = await archiveToSend(path, io)
  const signed = publisherKey === null ? 'not signed' : `signed by ${fingerprintOf(publisherKey)}`
  io.print(`Sending ${name} (${sizeText(archive.length)}, ${signed}) to ${api.origin}`)
  const answer = await sent({
    api,
    organizationId: values.organization,
    token,
    archive,
    signal: io.signal,
    onProgress: progressLines(archive.length, io.print),
  })
  const { isGood, lines } = answerText(answer, name)
  for (const line of lines) (isGood ? io.print : io.printError)(hidden(line))
  return isGood ? 0 : 1
}
