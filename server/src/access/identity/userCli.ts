import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { ConfigError, readConfig } from '../../base/config.ts'
import { ApiError } from '../../base/errors.ts'
import { FolderLockedError } from '../../storage/store/embedded/folderLock.ts'
import { StoreTooOldError } from '../../storage/store/migrations/takeOver.ts'
import { openStore } from '../../storage/store/openStore.ts'
import { UnreachableError } from '../../base/unreachable.ts'
import { Memory } from '../../base/memory.ts'
import { runUserCommand, UserCommandError } from './userCommand.ts'

/** Reads a line without echoing it. */
async function askPassword(): Promise<string> {
  process.stderr.write('Password: ')
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({
    input: process.stdin,
    output: nowhere,
    terminal: process.stdin.isTTY,
  })
  try {
    return await reader.question('')
  } finally {
    reader.close()
    process.stderr.write('\n')
  }
}

async function main(words: readonly string[]): Promise<void> {
  const store = await openStore(readConfig(process.env))
  try {
    console.log(
      await runUserCommand({ store, clock: Date.now, memory: new Memory() }, words, askPassword),
    )
  } finally {
    await store.close()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected = [
    UserCommandError,
    ConfigError,
    FolderLockedError,
    StoreTooOldError,
    UnreachableError,
    ApiError,
  ].some((kind) => error instanceof kind)
  console.error(isExpected ? (error as Error).message : error)
  process.exitCode = 1
})
