import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { FormationRequest } from '@airshed/schemas'
import {
  acceptFormationRequest,
  createFormationRequest,
  deleteFormationRequest,
  listFormationRequests,
  rejectFormationRequest,
} from '@airshed/schemas/calls'
import { formationRequest } from '../builders/formationRequest.ts'
import { TEST_NOW_MS } from '../builders/times.ts'
import { fakeList, holdsWords } from './list.ts'

export interface FakeFormationOptions {
  /** Default none. */
  formationRequests?: readonly FormationRequest[]
}

/** Requests for organizations that can be filed, answered and withdrawn. */
export function fakeFormationRequests(options: FakeFormationOptions): FakeAnswer[] {
  let requests = [...(options.formationRequests ?? [])]
  const settle = (id: string, changes: Partial<FormationRequest>): FormationRequest => {
    const found = requests.find((one) => one.id === id)
    if (found === undefined) throw new FakeRefusal(404, 'NOT_FOUND', `${id} is not here`)
    const settled = { ...found, actions: [], answered_at: TEST_NOW_MS, ...changes }
    requests = requests.map((one) => (one.id === id ? settled : one))
    return settled
  }
  return [
    fake(listFormationRequests, ({ query: { search, acceptance_state: state = [] } }) => {
      // Values from an address are texts.
      const states = [state].flat()
      return fakeList(
        requests.filter(
          (one) =>
            holdsWords(search, one.name, one.requester_name, one.requester_email) &&
            (states.length === 0 || states.includes(one.acceptance_state)),
        ),
      )
    }),
    fake(createFormationRequest, ({ body }) => {
      const made = formationRequest(0, {
        note: '',
        is_for_partner: false,
        requester_organization_id: null,
        requester_organization_name: null,
        ...body,
        id: `request_new_${requests.length}`,
        created_at: TEST_NOW_MS,
      })
      requests = [made, ...requests]
      return made
    }),
    fake(acceptFormationRequest, ({ params }) =>
      settle(params.id, { acceptance_state: 'accepted', organization_id: 'org_new' }),
    ),
    fake(rejectFormationRequest, ({ params, body }) =>
      settle(params.id, { acceptance_state: 'rejected', reason: body.reason }),
    ),
    fake(deleteFormationRequest, ({ params }) => {
      requests = requests.filter(({ id }) => id !== params.id)
      return null
    }),
  ]
}
