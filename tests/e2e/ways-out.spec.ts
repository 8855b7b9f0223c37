import type { BrowserContext } from 'playwright'
import { expect, test } from './console.ts'
import type { PersonCalls } from './plugins/asPerson.ts'
import { hostileArchive, typeOf } from './plugins/hostilePlugin.ts'
import { dashboardOf, install, trust } from './plugins/scene.ts'
import { NAVIGATIONS, REALMS, REQUESTS, waysOut } from './plugins/waysOut.ts'
import { openWitness, type Witness } from './plugins/witnesses.ts'

// An isolated plugin sends nothing out of its frame. Each way out has two ports of its own that would
// notice a single packet; an unrestricted page proves that they do.

/** Widgets per dashboard: more would open too slowly for a journey. */
const AT_ONCE = 24

/** Reaches both ports of a witness, after all earlier attempts. */
async function proveHeard(context: BrowserContext, witness: Witness): Promise<void> {
  const { tcp, udp, connections, packets } = witness
  const page = await context.newPage()
  await page.evaluate((stun) => {
    const peer = new RTCPeerConnection({ iceServers: [{ urls: `stun:${stun}` }] })
    peer.createDataChannel('out')
    void peer.createOffer().then((offer) => peer.setLocalDescription(offer))
  }, udp)
  await expect.poll(packets).toBeGreaterThan(0)
  // The witness closes the connection.
  await page.goto(`http://${tcp}/`).catch(() => undefined)
  await expect.poll(connections).toBeGreaterThan(0)
  await page.close()
}

test.describe('ways out of an isolated frame', () => {
  // The browser rightly reports what it refuses. All widgets are in view.
  test.use({ isQuiet: false, viewport: { width: 1440, height: 6000 } })

  let calls: PersonCalls
  test.beforeEach(async ({ console, callsOf }) => {
    await console.resume()
    calls = await callsOf('Owner')
  })

  for (const [name, ways] of Object.entries({
    realms: REALMS,
    requests: REQUESTS,
    navigations: NAVIGATIONS,
  })) {
    const names = Object.keys(ways)
    const parts = Array.from({ length: Math.ceil(names.length / AT_ONCE) }, (_, part) =>
      names.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
    )
    for (const [part, some] of parts.entries()) {
      test(`an isolated plugin reaches nobody by other ${name}, ${part + 1} of ${parts.length}`, async ({
        page,
        context,
        afterwards,
      }) => {
        test.setTimeout(120_000)
        const plugin = waysOut(name, ways)
        const witnesses = new Map<string, Witness>()
        for (const way of [...some, 'heard']) witnesses.set(way, await openWitness())
        const tried = new Set<string>()
        page.on('console', (message) => {
          const [, way] = /^tried (.*)$/.exec(message.text()) ?? []
          if (way !== undefined) tried.add(way)
        })

        await install(calls, await hostileArchive(plugin), { afterwards })
        const widgets = some.map((way) => {
          const { tcp, udp } = witnesses.get(way)!
          return { type: typeOf(plugin), config: { name: way, way, tcp, udp } }
        })
        await page.goto(await dashboardOf(calls, `Ways out: ${name}`, widgets, afterwards))
        await expect
          .poll(() => some.filter((way) => !tried.has(way)), { timeout: 60_000 })
          .toEqual([])
        await proveHeard(context, witnesses.get('heard')!)

        const reached = some.flatMap((way) => {
          const { connections, packets } = witnesses.get(way)!
          const heard = connections() + packets()
          return heard === 0 ? [] : [`${way}: ${connections()} connections, ${packets()} packets`]
        })
        for (const witness of witnesses.values()) witness.close()
        expect(reached).toEqual([])
      })
    }

    test(`a plugin that tries other ${name} cannot be trusted`, async ({ callsOf, afterwards }) => {
      const admin = await callsOf('Admin')
      const installed = await install(admin, await hostileArchive(waysOut(name, ways)), {
        afterwards,
      })
      await expect(trust(admin, installed)).rejects.toThrow(/409 .*PLUGIN_NOT_TRUSTABLE/)
    })
  }
})
