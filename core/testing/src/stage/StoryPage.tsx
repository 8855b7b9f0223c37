import { AirshedProvider } from '@airshed/kit'
import { applyTheme } from '@airshed/ui'
import type { Locale, Theme } from '@airshed/schemas'
import { useLayoutEffect, useMemo, type ReactNode } from 'react'
import { PAGE_MESSAGES } from './pageMessages.ts'
import { createTestAirshed } from './testAirshed.ts'
import '@airshed/ui/styles.css'

export interface StoryPageProps {
  theme: Theme
  locale: Locale
  children: ReactNode
}

/** The page around every story: theme, language, and a server in memory. */
export function StoryPage({ theme, locale, children }: StoryPageProps) {
  useLayoutEffect(() => applyTheme(theme), [theme])
  const { value, queryClient } = useMemo(
    () => createTestAirshed({ theme, locale }),
    [theme, locale],
  )
  return (
    <AirshedProvider value={value} queryClient={queryClient} messages={PAGE_MESSAGES}>
      {children}
    </AirshedProvider>
  )
}
