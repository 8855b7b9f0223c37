import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { newPasswordQueue } from './passwordQueue.ts'
import { askForPasskey } from './secondFactor/passkeys.ts'
import { signInStep } from './secondFactor/proofSteps.ts'
import { createStorageAdapter } from './provider/storageAdapter.ts'
import { nextSessionEpoch } from './sessionEpoch.ts'
import { endSessionsOf } from './sessions.ts'
import { giveFactor, takeFactor } from './testsupport/factor.ts'
import { ANA, createSignInWorld, type SignInWorld } from './testsupport/signInWorld.ts'

let world: SignInWorld
beforeAll(async () => {
  world = await createSignInWorld()
})
afterEach(() => endSessions())
afterAll(() => world.close())

const endSessions = () => endSessionsOf(world.context.store.db, 'ana')
/** What the provider holds of Ana: the browsers where she is signed in, and her sessions. */
const held = async () => {
  const rows = await world.context.store.db
    .selectFrom('oidc_payloads')
    .select('model')
    .where('model', 'in', ['Session', 'Grant'])
    .where(sql<boolean>`payload ->> 'accountId' = 'ana'`)
    .orderBy('model')
    .execute()
  return rows.map(({ model }) => model)
}
const asksForPassword = ({ body }: { body: string }) => body.includes('name="password"')

/** Ends all sessions when the next password has been checked, but before anybody learns the result. */
function endSessionsDuringCheck(): void {
  const queue = world.context.memory.of(newPasswordQueue)
  vi.spyOn(queue, 'run').mockImplementationOnce((work) =>
    work(async (task) => {
      const checked = await task()
      await endSessions()
      return checked
    }),
  )
}

describe('all sessions of a user ending', () => {
  it('a password check in progress signs nobody in, and the next one does', async () => {
    const { browser, path } = await world.openSignIn()
    endSessionsDuringCheck()
    const page = await browser.follow(await browser.post(path, ANA))
    expect(page.body).toContain('This page has expired')
    expect(await held()).toEqual([])
    await world.signIn(browser)
    expect(await held()).toEqual(['Grant', 'Session'])
  })

  it('a password check in progress leads to no second factor either', async () => {
    await giveFactor(world.context, 'ana')
    const { browser, path } = await world.openSignIn()
    endSessionsDuringCheck()
    const page = await browser.follow(await browser.post(path, ANA))
    expect(asksForPassword(page)).toBe(true)
    await takeFactor(world.context, 'ana')
  })

  it('opening the page for the second factor does not restore a dropped password', async () => {
    await giveFactor(world.context, 'ana')
    const { browser, path } = await world.openSignIn()
    const second = String((await browser.post(path, ANA)).headers.location)
    expect(asksForPassword(await browser.get(second))).toBe(false)
    await endSessions()
    const [uid = ''] = /[^/]+(?=\/second)/.exec(second) ?? []
    await askForPasskey(world.context, signInStep(uid), 'ana')
    expect(asksForPassword(await browser.follow(await browser.get(second)))).toBe(true)
    await takeFactor(world.context, 'ana')
  })

  it('a browser on its way back to the console is not signed in', async () => {
    const { browser, path } = await world.openSignIn()
    const done = await browser.post(path, ANA)
    await nextSessionEpoch(world.context.store.db, 'ana')
    expect((await browser.follow(done)).body).toContain('This page has expired')
    expect(await held()).toEqual([])
  })

  it('a browser that asks for a session at that moment gets none', async () => {
    const browser = world.newBrowser()
    await world.signIn(browser)
    const { db } = world.context.store
    const sessionsEnd = sql`create function sessions_end() returns trigger language plpgsql as
      'begin delete from oidc_payloads where model = ''Session''; return null; end'`
    await db.deleteFrom('oidc_payloads').where('model', '=', 'Grant').execute()
    await sessionsEnd.execute(db)
    await sql`create trigger sessions_end after insert on oidc_payloads for each row
      when (new.model = 'Grant') execute function sessions_end()`.execute(db)
    expect(await world.silently(browser)).toMatchObject({ error: 'consent_required' })
    await sql`drop function sessions_end cascade`.execute(db)
    expect(await held()).toEqual([])
  })

  it('a request of a browser does not restore what was deleted meanwhile', async () => {
    const browsers = createStorageAdapter(world.context)('Session')
    await browsers.upsert('signed-in', { accountId: 'ana', uid: 'one' }, 60)
    await browsers.upsert('nobody', { uid: 'two' }, 60)
    expect(await browsers.find('signed-in')).toBeUndefined()
    expect(await browsers.find('nobody')).toBeDefined()
  })
})
