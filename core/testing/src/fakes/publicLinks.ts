import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import { DEFAULT_PUBLIC_LINK, type PublicDevice, type PublicLink } from '@airshed/schemas'
import { getNodePublicLink, getPublicDevice, setNodePublicLink } from '@airshed/schemas/calls'
import { TEST_NOW_MS } from '../builders/times.ts'

/** Name of the user who enables links. */
const CALLER = 'Olga Owner'

export interface FakePublicLinkOptions {
  /** Id of a device → its public link. Default off. */
  publicLinks?: Readonly<Record<string, PublicLink>>
  /** Code of a public page → its data. Default none. */
  publicDevices?: Readonly<Record<string, PublicDevice>>
}

/** Public links of devices: each newly enabled link has another code. */
export function fakePublicLinks(options: FakePublicLinkOptions): FakeAnswer[] {
  const links = new Map(Object.entries(options.publicLinks ?? {}))
  let codes = 0
  const off = { ...DEFAULT_PUBLIC_LINK, address: null, made_at: null, made_by: null }
  return [
    fake(getNodePublicLink, ({ params: { id } }) => links.get(id) ?? off),
    fake(setNodePublicLink, ({ params: { id }, body }) => {
      if (!body.short_url) links.delete(id)
      else {
        const before = links.get(id)
        const address =
          before?.address ?? `https://air.example.org/p/${String((codes += 1)).padStart(20, '0')}`
        const made = { made_at: TEST_NOW_MS, made_by: CALLER }
        links.set(id, { ...made, ...before, ...body, address })
      }
      return links.get(id) ?? off
    }),
    fake(getPublicDevice, ({ params: { code } }) => {
      const found = options.publicDevices?.[code]
      if (found !== undefined) return found
      throw new FakeRefusal(404, 'PUBLIC_LINK_GONE', 'There is no public page at this address')
    }),
  ]
}
