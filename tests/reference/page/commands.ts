import type { answerOf, closeServer, ReferenceCall } from './servedReference.ts'
import type { BrowserCommand } from 'vitest/node'

interface Served {
  answerOf: typeof answerOf
  closeServer: typeof closeServer
}

/** Loaded by Node itself, and only on request of a test: no other browser test starts a server. */
const served = (): Promise<Served> =>
  import(/* @vite-ignore */ new URL('./servedReference.ts', import.meta.url).href)

/** Lets tests in a browser call a running server. */
export const referenceCommands = {
  askReference: (async (_, call) => (await served()).answerOf(call)) as BrowserCommand<
    [call: ReferenceCall]
  >,
  closeReference: (async () => (await served()).closeServer()) as BrowserCommand<[]>,
}
