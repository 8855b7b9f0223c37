import { createTestServer } from '../../../testing/testServer.ts'
import { createUser, type NewUser } from '../createUser.ts'
import { tokenFor, type TokenOptions } from './tokenFor.ts'
import { TestBrowser } from './browser.ts'
import { signIn } from './consoleSignIn.ts'

/** Calls that the test makes to the second provider's process. */
export type SecondProviderCall =
  | { make: NewUser }
  | { signIn: { email: string; password: string } }
  | { mint: { subject: string; options: TokenOptions } }

const port = Number(process.argv[2])
const origin = `http://127.0.0.1:${port}`
const server = await createTestServer({
  clock: Date.now,
  env: { AIRSHED_PORT: String(port), AIRSHED_PUBLIC_URL: origin },
})

async function answer(call: SecondProviderCall): Promise<string> {
  if ('make' in call) return (await createUser(server.context, call.make)).id
  if ('mint' in call) return tokenFor(server.context, call.mint.subject, call.mint.options)
  const browser = new TestBrowser(server.app, origin)
  return (await signIn(server.app, browser, origin, call.signIn)).access_token
}

process.on('message', (call: SecondProviderCall) => {
  answer(call).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.on('disconnect', () => {
  server.close().finally(() => process.exit(0))
})

await server.app.listen({ port, host: '127.0.0.1' })
process.send?.({ result: `${origin}/oidc` })
