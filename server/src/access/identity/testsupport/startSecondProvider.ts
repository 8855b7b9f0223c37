import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { SecondProviderCall } from './secondProvider.ts'

/** An identity provider in its own process, listening on 127.0.0.1. */
export interface SecondProvider {
  issuer: string
  call(call: SecondProviderCall): Promise<string>
  stop(): Promise<void>
}

/** Starts the process and waits until it listens. */
export async function startSecondProvider(): Promise<SecondProvider> {
  const file = fileURLToPath(new URL('./secondProvider.ts', import.meta.url))
  const child = fork(file, [String(await freePort())], { execArgv: [], stdio: 'inherit' })
  const answer = async () => {
    const answered = new AbortController()
    const { signal } = answered
    const [message] = (await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(() => [{ error: 'the second provider has ended' }]),
    ])) as [{ result?: string; error?: string }]
    answered.abort()
    if (message.result === undefined) throw new Error(message.error)
    return message.result
  }
  return {
    issuer: await answer(),
    call(call) {
      const result = answer()
      child.send(call)
      return result
    },
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

/** A free port on 127.0.0.1. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
