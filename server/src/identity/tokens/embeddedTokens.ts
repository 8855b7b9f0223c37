import { jwtVerify } from 'jose'
import type { ServerContext } from '../../context.ts'
import { API_RESOURCE, SIGNING_ALGORITHM } from '../provider/constants.ts'
import { issuerOf } from '../provider/createProvider.ts'
import { identityKeys } from '../provider/identityKeys.ts'
import type { CheckedToken } from './checkedToken.ts'

/** Checks the access tokens of the embedded provider, whose subjects are ids of users. */
export async function checkEmbeddedToken(
  context: ServerContext,
  token: string,
): Promise<CheckedToken> {
  const { keySet } = await identityKeys(context)
  const { payload } = await jwtVerify(token, keySet, {
    issuer: issuerOf(context),
    audience: API_RESOURCE,
    algorithms: [SIGNING_ALGORITHM],
    typ: 'at+jwt',
    requiredClaims: ['sub', 'exp'],
    currentDate: new Date(context.clock()),
  })
  return { userId: payload.sub ?? '', expiresAtMs: (payload.exp ?? 0) * 1000 }
}
