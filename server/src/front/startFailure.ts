import { ConfigError } from '../base/config.ts'
import { ConsoleBuildError } from './console/build.ts'
import { PortTakenError } from '../base/listenPort.ts'
import { FolderLockedError } from '../storage/store/embedded/folderLock.ts'
import { StoreTooOldError } from '../storage/store/migrations/takeOver.ts'
import { UnreachableError } from '../base/unreachable.ts'

/** Errors whose message is sufficient; for others the stack helps. */
const PLAIN_ERRORS = [
  ConfigError,
  ConsoleBuildError,
  PortTakenError,
  FolderLockedError,
  StoreTooOldError,
  UnreachableError,
]

/** What is printed when the server cannot start. */
export function startFailure(error: unknown): unknown {
  return PLAIN_ERRORS.some((kind) => error instanceof kind) ? (error as Error).message : error
}
