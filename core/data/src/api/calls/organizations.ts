import type { Organization, OrganizationLookup, Page, PageQuery } from '@airshed/schemas'
import type { CallOptions, Send } from '../request.ts'

export interface OrganizationCalls {
  /** Those in which the user holds anything. */
  list(query?: PageQuery, options?: CallOptions): Promise<Page<Organization>>
  /**
   * For internal staff: organizations by a part of their name or `external_id`, at most 20.
   *
   * @param query three characters or more
   */
  lookup(query: string, options?: CallOptions): Promise<OrganizationLookup>
}

export const organizationCalls = (send: Send): OrganizationCalls => ({
  list: (query = {}, options) => send({ method: 'GET', path: 'organizations', query, ...options }),
  lookup: (query, options) =>
    send({ method: 'GET', path: 'organizations/lookup', query: { query }, ...options }),
})
