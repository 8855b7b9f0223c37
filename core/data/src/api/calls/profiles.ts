import type { DeviceProfile, Page } from '@airshed/schemas'
import type { CallOptions, Send } from '../request.ts'
import { path } from '../url.ts'

export interface ProfileCalls {
  list(options?: CallOptions): Promise<Page<DeviceProfile>>
  /** The answer is a list; its first element is the profile. null: there is none. */
  get(id: string, options?: CallOptions): Promise<DeviceProfile | null>
}

export const profileCalls = (send: Send): ProfileCalls => ({
  list: (options) => send({ method: 'GET', path: 'profiles', ...options }),
  async get(id, options) {
    const found = await send<readonly DeviceProfile[]>({
      method: 'GET',
      path: path`profiles/${id}`,
      ...options,
    })
    return found[0] ?? null
  },
})
