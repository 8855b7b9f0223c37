import type { Organization, Page, PageQuery } from '@airshed/schemas'
import type { CallOptions, Send } from '../request.ts'

export interface OrganizationCalls {
  /** Those in which the user holds anything. */
  list(query?: PageQuery, options?: CallOptions): Promise<Page<Organization>>
}

export const organizationCalls = (send: Send): OrganizationCalls => ({
  list: (query = {}, options) => send({ method: 'GET', path: 'organizations', query, ...options }),
})
