import { expect, it } from 'vitest'
import { makeSigningSecret, signatureOf } from './signature.ts'

it('signs as the example of the Standard Webhooks specification', () => {
  expect(
    signatureOf({
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: '1614265330',
      body: '{"test": 2432232314}',
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    }),
  ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

it('makes a different secret of 256 bits each time', () => {
  const [one, other] = [makeSigningSecret(), makeSigningSecret()]
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(one).not.toBe(other)
})
