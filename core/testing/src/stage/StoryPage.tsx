import { AirshedProvider } from '@airshed/kit/provider'
import type { Locale, Theme } from '@airshed/schemas'
import { applyTheme } from '@airshed/ui'
import { useLayoutEffect, useMemo, type ReactNode } from 'react'
import { PAGE_MESSAGES } from './pageMessages.ts'
import { StorySurroundingsContext } from './storySurroundings.ts'
import { createTestAirshed } from './testAirshed.ts'
import '@airshed/ui/styles.css'

export interface StoryPageProps {
  theme: Theme
  locale: Locale
  /** Width of the box around the story, in CSS pixels, regardless of the window. Default: that of the window. */
  widthPx?: number
  /** The data of widgets advance once a second. Default false. */
  isMoving?: boolean
  children: ReactNode
}

/** The page around every story: theme, language, width, and an in-memory server. */
export function StoryPage({ theme, locale, widthPx, isMoving = false, children }: StoryPageProps) {
  useLayoutEffect(() => applyTheme(theme), [theme])
  const { value, queryClient } = useMemo(
    () => createTestAirshed({ theme, locale }),
    [theme, locale],
  )
  const surroundings = useMemo(
    () => ({ isMoving, fillsWidth: widthPx !== undefined }),
    [isMoving, widthPx],
  )
  return (
    <StorySurroundingsContext value={surroundings}>
      <AirshedProvider value={value} queryClient={queryClient} messages={PAGE_MESSAGES}>
        <div className="air-story" style={widthPx === undefined ? {} : { width: widthPx }}>
          {children}
        </div>
      </AirshedProvider>
    </StorySurroundingsContext>
  )
}
