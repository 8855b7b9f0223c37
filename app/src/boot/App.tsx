import { useRepeat } from '@airshed/console-kit'
import { NetworkError } from '@airshed/data'
import { applyTheme, uiMessages } from '@airshed/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { createIntl, RawIntlProvider } from 'react-intl'
import { useAppMessages } from '../messages/useAppMessages.ts'
import { errorText, languageOf } from '@airshed/kit/provider'
import { intlLocale } from '../messages/language.ts'
import { localeAtom, themeAtom } from '../session/shownSession.ts'
import { BootPage } from './BootPage.tsx'
import { ConsoleLoader } from './ConsoleLoader.tsx'
import { bootHere } from './bootHere.ts'
import type { BootResult } from './bootSession.ts'

// Few ever see them.
const DeniedPage = lazy(() => import('./DeniedPage.tsx'))
const ElsewherePage = lazy(() => import('./ElsewherePage.tsx'))

export interface AppProps {
  /** The session result, requested while the console loads. */
  firstResult: Promise<BootResult>
}

const isUnanswered = (result: BootResult | null): boolean =>
  result?.state === 'failed' && 'error' in result && result.error instanceof NetworkError

/** From opening the page to the signed-in console, with a page for each possible failure. */
export function App({ firstResult }: AppProps) {
  const locale = useAtomValue(localeAtom)
  const theme = useAtomValue(themeAtom)
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<BootResult | null>(null)
  const language = languageOf(locale)
  const appMessages = useAppMessages(locale)

  useEffect(() => applyTheme(theme), [theme])
  useEffect(() => {
    document.documentElement.lang = locale.slice(0, 2)
  }, [locale])
  useEffect(() => {
    let isOver = false
    const boot = async (): Promise<void> => {
      const next = await (attempt === 0 ? firstResult : bootHere(false))
      if (!isOver) setResult(next)
    }
    void boot()
    return () => {
      isOver = true
    }
  }, [attempt, firstResult])

  // The page stays while the attempt is repeated.
  useRepeat(isUnanswered(result), () => setAttempt((before) => before + 1))
  const intl = useMemo(
    () =>
      createIntl({
        locale: intlLocale(locale),
        messages: { ...uiMessages[language], ...appMessages[language] },
      }),
    [locale, language, appMessages],
  )
  const page = () => {
    switch (result?.state) {
      case undefined:
      case 'leaving':
        return <BootPage />
      case 'failed':
        return (
          <BootPage
            detail={'error' in result ? errorText(result.error, intl) : result.detail}
            onRetry={() => {
              setResult(null)
              setAttempt(attempt + 1)
            }}
          />
        )
      case 'elsewhere':
        return <ElsewherePage origin={result.origin} publicUrl={result.publicUrl} />
      case 'denied':
        return <DeniedPage detail={result.detail} onSignOut={() => void result.auth.signOut()} />
      case 'signed-in':
        return <ConsoleLoader config={result.config} auth={result.auth} />
    }
  }
  return (
    <RawIntlProvider value={intl}>
      <Suspense fallback={<BootPage />}>{page()}</Suspense>
    </RawIntlProvider>
  )
}
