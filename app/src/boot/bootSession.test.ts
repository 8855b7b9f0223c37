import type { PublicConfig } from '@airshed/schemas'
import { describe, expect, it } from 'vitest'
import type { AuthClient, SignInResult } from '../auth/authClient.ts'
import { bootSession, type BootOptions } from './bootSession.ts'

const config: PublicConfig = {
  issuer: 'http://localhost:4000/oidc',
  client_id: 'airshed-console',
  resource: 'urn:airshed:api',
  is_demo: true,
  version: '0.1.0',
  widget_limit: 50,
  map_style_url: null,
}

function provider(parts: {
  silent?: SignInResult
  finish?: Awaited<ReturnType<AuthClient['finishSignIn']>>
}) {
  const left: string[] = []
  const auth: AuthClient = {
    current: () => null,
    refresh: () => Promise.resolve(null),
    signInSilently: () => Promise.resolve(parts.silent ?? { state: 'signed-in' }),
    signInAgain: () => Promise.resolve(),
    signIn: (returnTo, uiLocale) => Promise.resolve(void left.push(`${returnTo} ${uiLocale}`)),
    finishSignIn: () => Promise.resolve(parts.finish ?? { returnTo: '/' }),
    signOut: () => Promise.resolve(),
  }
  const boot = (changes: Partial<BootOptions> = {}) =>
    bootSession({
      isCallback: false,
      origin: 'http://localhost:4000',
      here: '/all/dashboards',
      uiLocale: 'es',
      fetchConfig: () => Promise.resolve(config),
      createAuth: () => Promise.resolve(auth),
      ...changes,
    })
  return { boot, left }
}

const needsSignIn: SignInResult = { state: 'problem', problem: { action: 'sign-in' } }

describe('opening the console', () => {
  it('resumes a session that the provider still has', async () => {
    expect(await provider({}).boot()).toMatchObject({ state: 'signed-in', returnTo: null })
  })

  it('leads to the sign-in page, and remembers the way back', async () => {
    const { boot, left } = provider({ silent: needsSignIn })
    expect(await boot()).toEqual({ state: 'leaving' })
    expect(left).toEqual(['/all/dashboards es'])
  })

  it('returns from the sign-in page to the earlier address', async () => {
    const { boot } = provider({ finish: { returnTo: '/org_city/home' } })
    expect(await boot({ isCallback: true })).toMatchObject({
      state: 'signed-in',
      returnTo: '/org_city/home',
    })
  })

  it('shows why access was denied', async () => {
    const problem = { action: 'show-and-sign-out', detail: 'Locked' } as const
    const { boot } = provider({ finish: { problem } })
    expect(await boot({ isCallback: true })).toMatchObject({ state: 'denied', detail: 'Locked' })
  })

  it('offers another try when the server does not answer', async () => {
    const { boot } = provider({})
    const error = new Error('no answer')
    const fetchConfig = () => Promise.reject(error)
    expect(await boot({ fetchConfig })).toEqual({ state: 'failed', error })
  })

  it('names both addresses when sign-in fails at another origin than the server’s', async () => {
    const retry: SignInResult = {
      state: 'problem',
      problem: { action: 'retry', detail: 'Failed to fetch' },
    }
    const publicUrl = 'https://air.example'
    const fetchConfig = () => Promise.resolve({ ...config, public_url: publicUrl })
    const elsewhere = { state: 'elsewhere', origin: 'http://localhost:4000', publicUrl }
    expect(await provider({ silent: retry }).boot({ fetchConfig })).toEqual(elsewhere)
    const createAuth = () => Promise.reject(new Error('refused by the policy of the page'))
    expect(await provider({}).boot({ fetchConfig, createAuth })).toEqual(elsewhere)
    // At its own origin the provider is what failed; and another provider may allow both origins.
    const atHome = await provider({ silent: retry }).boot({ fetchConfig, origin: publicUrl })
    expect(atHome).toEqual({ state: 'failed', detail: 'Failed to fetch' })
    expect(await provider({}).boot({ fetchConfig })).toMatchObject({ state: 'signed-in' })
  })
})
