import { expect, it } from 'vitest'
import { readSmtpUrl } from './smtpUrl.ts'

it.each<
  [string, { host: string; port: number; isSecure: boolean; user?: string; password?: string }]
>([
  [
    'smtps://air%40example.org:p%2Fw@mail.example.org',
    {
      host: 'mail.example.org',
      port: 465,
      isSecure: true,
      user: 'air@example.org',
      password: 'p/w',
    },
  ],
  [
    'smtp://air:pw@mail.example.org',
    { host: 'mail.example.org', port: 587, isSecure: false, user: 'air', password: 'pw' },
  ],
  ['smtp://[::1]:2525/', { host: '::1', port: 2525, isSecure: false }],
])('%s is a mail server', (value, { user, password, ...place }) => {
  expect(readSmtpUrl(value)).toMatchObject({
    ...place,
    credentials: user === undefined ? undefined : { user, password },
  })
})

it.each([
  'mail.example.org',
  'https://mail.example.org',
  'smtp://air@mail.example.org',
  'smtp://mail.example.org/?tls=off',
  'smtp://mail.example.org/path',
  'smtp://air:%zz@mail.example.org',
])('%s is refused as a mail server', (value) => {
  expect(readSmtpUrl(value)).toBeUndefined()
})
